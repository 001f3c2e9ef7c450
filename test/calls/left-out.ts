import { endpoints } from '#contract/endpoints.ts';

/** Calls of customers and agents that the plays do not make, and why not. */
const leftOut: Readonly<Record<string, string>> = {
  answerDelivery:
    'wants a PIN that was wrong in a silence; writes what answerQuestion writes, and buys nothing',
  answerNewTime: 'only the clock offers a new time, a quarter of an hour after placing',
  answerRequestQuestion: 'wants a question of staff; writes two rows',
  listMyListRequests: 'reads what showListRequest reads',
  askPhoneCode: 'waits for the gateway of text messages',
  sendOrderLink: 'waits for the gateway of text messages',
  bringReturn: 'wants goods that an order left with the agent; writes one row',
  changePassword: 'hashes two passwords; the one row it writes is the one of changeProfile',
  checkPayment: 'waits for the payment provider',
  createOwner: 'once in the life of a place',
  failDelivery: 'wants ten minutes at the door; ends an order as deliverOrder does',
  failAtStop: 'wants ten minutes at the stop of an errand; ends an order as deliverOrder does',
  refuseParcel: 'wants a parcel at a door; ends an order as failDelivery does',
  sendParcelToOffice: 'wants a parcel that came to no door; writes one row',
  correctAddress: 'wants an errand under way; reads what quoteOrder reads, and writes one row',
  leaveStop: 'wants a parcel or a task; writes what findItem and pickUpOrder write',
  confirmDone: 'wants a task that ends where it is done; completes it as the clock does',
  followEvents: 'goes on for as long as somebody listens: bench:listeners',
  handOver: 'wants a rider at the market; makes an offer as the dispatcher does',
  listMyReturns: 'reads the rows that bringReturn writes, in one statement',
  payAtDoor: 'wants an order that waits to be paid online; writes what placeOrder writes',
  payByCredit: 'wants an order that ended with something owed',
  receivePaystackNotice: 'waits for the payment provider',
  resetPassword: 'hashes a password; wants a link that an admin makes for each',
  stepUp: 'hashes a password and writes one row, before a call that asks for it',
  signOutEverywhere: 'ends the sessions that signOut ends one by one',
  startPayment: 'waits for the payment provider',
  showWeeklyDraft: 'wants a draft that the clock makes on an evening; one statement reads it',
  subscribeFcm: 'writes the row that subscribeWebPush writes',
  takeStreamTicket: 'proves each link as showOrder does, and writes nothing',
  testNotification: 'waits for the push service',
  unsubscribeFcm: 'deletes the row that unsubscribeWebPush deletes',
  addPasskey: 'admins alone; verifies what a browser made and hashes ten recovery codes',
  confirmAuthenticator: 'admins alone; hashes ten recovery codes, once in the life of an account',
  removeAuthenticator: 'admins alone; deletes what confirmAuthenticator wrote',
  removePasskey: 'admins alone; deletes the row that addPasskey wrote',
  renewRecoveryCodes: 'admins alone; hashes ten recovery codes',
  showSecondSteps: 'admins alone; three small reads',
  startAuthenticator: 'admins alone; writes one row',
  startPasskey: 'admins alone; writes one row',
  startPasskeyStepUp: 'admins alone; writes one row',
  stepUpByPasskey: 'admins alone; verifies a signature and writes two rows',
  verifyPhone: 'wants a code that the gateway of text messages has sent',
  verifyAccessKey: 'while the place is closed, once a person',
};

const audiences = new Set<string>(['anyone', 'signed-in', 'agent']);

/** Calls that were neither made nor left out, and those left out although made or unknown. */
export function missingCalls(made: ReadonlySet<string>): string[] {
  const isMade = (name: string) => made.has(name) || made.has(`${name}, signed in`);
  const ours = endpoints.filter(({ audience }) => audiences.has(audience)).map(({ name }) => name);
  const isLeftOut = (name: string) => Object.hasOwn(leftOut, name);
  return [
    ...ours.filter((name) => isMade(name) === isLeftOut(name)),
    ...Object.keys(leftOut).filter((name) => !ours.includes(name)),
  ];
}
