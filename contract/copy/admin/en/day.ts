import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { DoorOutcome } from '#contract/orders/delivery/schema.ts';

/** English (Nigeria): alarms and their decisions. */
export const day = {
  alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
  noAlarms: 'No alarm is ringing.',
  kinds: {
    'no-agent': 'No agent has accepted it',
    'agent-silent': 'The agent is silent',
    'running-late': 'It will be late',
    'pin-wrong-offline': 'Wrong PIN, typed without network',
    'delivery-to-confirm': 'Delivery to confirm',
    'attempt-to-confirm': 'Nobody opened, the agent says',
    'pin-locked': 'The PIN is locked',
    'rejection-open': 'Given back at the door',
    'delivery-failed': 'Nobody received it at the door',
    'parcel-kept': 'A parcel was kept for its time',
    'receipt-waived': 'No receipt',
    'agent-cancelled': 'The agent cancelled',
    'books-differ': 'The books do not agree',
    'payment-unclear': 'A payment is unclear',
    'paid-back-too-much': 'More given back than paid',
  } satisfies Record<AlarmKind, string>,
  texts: {
    'no-agent': 'Give it to somebody by hand, or call the customer before they call you.',
    'agent-silent': 'Call the agent. If nobody answers, give the order to somebody else.',
    'running-late': 'The customer was told the new time. Help the agent who has it, or call the customer.',
    'pin-wrong-offline':
      'The order stands as delivered, and the customer is being asked. The agent’s pay waits for their answer, or for yours.',
    'delivery-to-confirm':
      'The agent says that it was handed over, without network and without the right PIN. Call the customer, then say what happened.',
    'attempt-to-confirm':
      'We did not see the wait, three calls or the place ourselves. Call the customer and the agent, then say what becomes of it.',
    'pin-locked': 'Five wrong tries. Ask the customer, then hand it over yourself on the board.',
    'rejection-open': 'The customer rejected a costly item. Decide whether it goes back.',
    'delivery-failed': 'Read why, call the customer, and see that the goods come back.',
    'parcel-kept':
      'It has been at the office for 48 hours. Call who sent it, then hand it over, keep it longer or dispose of it.',
    'receipt-waived': 'Look at what was bought and why there is no receipt.',
    'agent-cancelled':
      'Everything goes back to the customer: call them and say sorry. What was bought stays on the agent until it is brought.',
    'books-differ': 'The ledger and the orders say different sums. Somebody must look today.',
    'payment-unclear': 'The payment company does not say yes or no.',
    'paid-back-too-much':
      'So much more than was paid for this order went back, before the book refused it. Read its money, then settle this.',
  } satisfies Record<AlarmKind, string>,
  several: (kind: string, count: number) => `${kind}: ${count} orders`,
  allOf: (count: number) => `Show all ${count}`,
  rung: (when: string) => `Since ${when}`,
  call: (name: string, phone: string) => `Call ${name} ${phone}`,
  toOrder: 'Open the order',
  toOrderOf: (code: string) => `Open the order ${code}`,
  said: {
    yes: 'The customer has it.',
    no: 'The customer did not get it.',
    silence: 'The customer said nothing.',
  },
  decide: {
    delivered: 'It was delivered',
    'not-delivered': 'It was not delivered',
    customers: 'The customer’s fault: they owe it',
    ours: 'Our fault: everything back',
    'goes-on': 'The agent goes on',
  } satisfies Record<DoorOutcome, string>,
  decideOf: (outcome: string, code: string) => `${outcome}: ${code}`,
  decided: 'Decided, and on the record',
  notDecided: {
    cash: 'The cash that the agent reported is less than the bill. Hand it over on the board instead.',
    back: 'More was given back of this order than it could then have paid. Look at its money first.',
    float: 'The agent has handed that cash in already. Look at their count first.',
  },
  settle: 'Mark as settled',
  settleOf: (kind: string, code: string) => `Mark as settled: ${kind} ${code}`,
  settling: 'Saving…',
  settled: 'Settled, and on the record',
  already: 'Somebody settled it already',
};
