import { measureInEnglish } from '../measure-words.ts';
import { amountOf, money, time, weekday, type NoticesCopy } from './words.ts';
import { atStop, collected, comingToYou, doneThere } from './errand-en.ts';
import { goingBack, orderFailed, parcelBack } from './parcel-en.ts';
import { weeklyDraft, weeklyPaused } from './weekly-en.ts';

const cancelled = {
  unpaid: 'The payment did not arrive in time.',
  'not-shopped-in-time': 'Closing time came before anybody could buy it.',
  'market-closed': 'Nothing is bought there that day.',
  'nothing-bought': 'None of it was there.',
  'no-agent': 'Nobody was free to carry it in time.',
  'agent-silent': 'The agent could not be reached.',
  'agent-off': 'The agent had to stop.',
  'not-reached': 'We could not confirm it with you by phone in time.',
  'not-delivered': 'It never reached you.',
  somebody: 'Open it to read why.',
} as const;

const laterThan = (eta: { from: string; to: string } | null) =>
  eta === null
    ? 'we tell you when once an agent has it'
    : `now between ${time(eta.from)} and ${time(eta.to)}`;

const elsewhere = { address: 'The address has changed', office: 'The parcel goes to the office' } as const;

const takenAway = {
  silent: 'We did not hear from you, so it is offered to others.',
  cancelled: 'It was cancelled. Open your run to see what to do with the goods.',
  failed: 'It could not be delivered. Open your run to see what to do with the goods.',
  'market-closed': 'Nothing is bought there that day: it comes on another.',
  'given-away': 'Somebody else is carrying it from here. Open your run before you go on.',
} as const;

const alarms = {
  'no-agent': 'No agent has accepted this order.',
  'agent-silent': 'The agent is silent.',
  'running-late': 'It is running late.',
  'pin-wrong-offline': 'A PIN typed without network was wrong.',
  'delivery-to-confirm': 'A delivery waits to be confirmed.',
  'attempt-to-confirm': 'An agent says that nobody opened.',
  'pin-locked': 'The PIN is locked after too many tries.',
  'rejection-open': 'A costly item was rejected at the door.',
  'delivery-failed': 'A delivery failed.',
  'parcel-kept': 'A parcel has been at the office for 48 hours.',
  'receipt-waived': 'A receipt was waived.',
  'agent-cancelled': 'An agent cancelled.',
  'books-differ': 'The books do not agree.',
  'payment-unclear': 'A payment is not clear.',
  'paid-back-too-much': 'An order was given back more than was paid.',
} as const;

/** English: what reaches people while they look elsewhere. */
export const english: NoticesCopy = {
  answers: {
    thing: { yes: 'Yes, buy it', no: 'No, do not buy it' },
    time: { yes: 'Yes, that time', no: 'No, cancel it' },
    delivery: { yes: 'Yes, I got it', no: 'No, I did not' },
  },
  kinds: {
    'order-placed': ({ code, market, errand }) => ({
      title: 'Order received',
      body: `${code}: we have your ${errand === undefined ? 'list' : 'errand'} for ${market}.`,
      sms: 'Order received. Keep this link: it opens PIN, bill, questions and chat.',
    }),
    'link-sent': ({ code }) => ({
      title: 'The link to your order',
      body: `${code}: it opens the whole order.`,
      sms: 'This link opens your whole order, PIN too. Give it to nobody you do not trust.',
    }),
    'receiver-pin': comingToYou,
    'order-confirmed': ({ code, market, startsAt, window }) => ({
      title: 'Order confirmed',
      body: window
        ? `${code}: it comes from ${market} on ${weekday(window.from)}, ${time(window.from)} – ${time(window.to)}.`
        : startsAt === null
          ? `${code}: we are finding an agent for ${market}.`
          : `${code}: we go to ${market} on ${weekday(startsAt)} at ${time(startsAt)}.`,
    }),
    'order-moved': ({ code, market, startsAt }) => ({
      title: 'Your order comes on another day',
      body: `${code}: we do not go to ${market} that day. We buy on ${weekday(startsAt)} from ${time(startsAt)}. Not good? Cancel it, free, with everything back.`,
      sms: `We buy at ${market} only on ${weekday(startsAt)} from ${time(startsAt)}. You can cancel, free:`,
    }),
    'order-assigned': ({ code, market, agent, errand }) => ({
      title: `${agent} has your ${errand === undefined ? 'list' : 'errand'}`,
      body: `${code}: ${agent} is on the way to ${market}.`,
    }),
    'order-picked-up': collected,
    'agent-at-stop': atStop,
    'task-done': doneThere,
    'price-asked': (facts) => {
      const amount = amountOf(facts, measureInEnglish);
      return {
        title: 'Is this price right?',
        body: `${amount} for ${money(facts.priceKobo)}. Answer by ${time(facts.answerBy)}, else we do not buy it.`,
        sms: `${amount} costs ${money(facts.priceKobo)}. Buy it? Answer by ${time(facts.answerBy)}:`,
      };
    },
    'replacement-asked': (facts) => {
      const amount = amountOf(facts, measureInEnglish);
      const wanted = amountOf({ quantity: 0, measure: null, name: facts.wanted }, measureInEnglish).slice(2);
      return {
        title: `No ${wanted}: buy another?`,
        body: `${amount} for ${money(facts.priceKobo)}. Answer by ${time(facts.answerBy)}, else we do not buy it.`,
        sms: `No ${wanted}. Buy ${amount} for ${money(facts.priceKobo)}? Answer by ${time(facts.answerBy)}:`,
      };
    },
    'new-time-offered': ({ code, startsAt, answerBy }) => ({
      title: 'Nobody could take it in time',
      body: `${code}: ${weekday(startsAt)} at ${time(startsAt)} instead? Without an answer by ${time(answerBy)} it is cancelled and you get everything back.`,
      sms: `Nobody free in time. ${weekday(startsAt)} ${time(startsAt)} instead? Answer by ${time(answerBy)}, else it is cancelled, free:`,
    }),
    'delivery-asked': ({ code, answerBy }) => ({
      title: 'Did you get your things?',
      body: `${code}: your agent handed it over without network. Tell us by ${time(answerBy)} whether you got it.`,
      sms: `Did your order reach you? The agent had no network. Answer by ${time(answerBy)}:`,
    }),
    'order-on-the-way': ({ code, carrier, eta, receiver }) => {
      const when = eta === null ? '' : ` Between ${time(eta.from)} and ${time(eta.to)}.`;
      if (receiver === undefined)
        return {
          title: 'On the way to you',
          body: `${code}: ${carrier} is coming.${when} Keep your PIN ready.`,
          sms: `Your order is on the way.${when} Your PIN:`,
        };
      return {
        title: `On the way to ${receiver}`,
        body: `${code}: ${carrier} is coming.${when} ${receiver} needs the PIN.`,
        sms: `Your order is on the way to ${receiver}.${when} The PIN:`,
      };
    },
    'order-at-door': ({ code, carrier, receiver }) => ({
      title: `${carrier} is at ${receiver === undefined ? 'your' : `${receiver}’s`} door`,
      body:
        receiver === undefined
          ? `${code}: your things are there. Tell your PIN when you have them.`
          : `${code}: ${receiver} tells the PIN when it is in their hands.`,
    }),
    'order-late': ({ code, eta }) => ({
      title: 'Sorry, it will be late',
      body: `${code}: ${laterThan(eta)}. If it is more than 15 minutes late through our fault, you get the delivery fee back.`,
      sms: `Sorry, your order will be late: ${laterThan(eta)}.`,
    }),
    'order-delivered': ({ code, receiver }) => ({
      title: 'Delivered',
      body: `${code} is with ${receiver ?? 'you'}. Something not right? Tell us within 24 hours.`,
    }),
    'order-receipt': ({ code, totalKobo, goodsKobo, deliveryKobo, serviceKobo }) => {
      const parts = `goods ${money(goodsKobo)}, delivery ${money(deliveryKobo)}, service ${money(serviceKobo)}`;
      return {
        title: `Delivered: ${money(totalKobo)}`,
        body: `${code}: ${parts}. Something not right? Tell us within 24 hours.`,
        sms: `Delivered. Total ${money(totalKobo)}: ${parts}. Receipt:`,
      };
    },
    'order-cancelled': ({ code, why, errand, goesBack }) => ({
      title: 'Order cancelled',
      body: `${code}: ${cancelled[why]} ${goingBack(goesBack, errand)}The order says what you get back.`,
      sms: `Order cancelled. ${cancelled[why]} ${goingBack(goesBack, errand)}Your money:`,
    }),
    'order-failed': orderFailed,
    'parcel-back': parcelBack,
    'list-ready': () => ({
      title: 'We wrote it down',
      body: 'Look through what we wrote of what you sent, and place it.',
      sms: 'We wrote down what you sent. Look through it, then place it:',
    }),
    'list-question': () => ({
      title: 'A question about what you sent',
      body: 'We cannot make out a part of it. Open it and answer.',
      sms: 'We have a question about what you sent:',
    }),
    'list-unreadable': () => ({
      title: 'We could not make out what you sent',
      body: 'Open it to see why, and send it again.',
      sms: 'We could not make out what you sent. See why:',
    }),
    'list-lapsed': () => ({
      title: 'What you sent waited too long',
      body: 'Nothing happened for 24 hours, so we closed it. Send it again any time.',
      sms: 'What you sent was closed after 24 hours. Send it again:',
    }),
    'weekly-draft': weeklyDraft,
    'weekly-paused': weeklyPaused,
    'refund-made': ({ code, kobo, to }) => ({
      title: `You get ${money(kobo)} back`,
      body:
        to === 'credit'
          ? `${code}: it is in your credit, and your next order is paid from it first.`
          : `${code}: it is on its way back to where you paid from.`,
    }),
    'claim-decided': ({ code, approvedKobo }) => ({
      title: approvedKobo === null ? 'About what you told us' : `You get ${money(approvedKobo)} back`,
      body:
        approvedKobo === null
          ? `${code}: we looked and could not agree. Open it to read why.`
          : `${code}: you were right, and we are sorry.`,
    }),
    'chat-message': ({ code, from }) => ({
      title:
        from === 'office'
          ? 'A message from the office'
          : from === 'agent'
            ? 'A message from your agent'
            : 'A message from a customer',
      body: code === null ? 'Open it to read and answer.' : `About ${code}: open it to read and answer.`,
    }),
    'offer-made': ({ market, orders, earnKobo }) => ({
      title: `An offer: ${money(earnKobo)}`,
      body: `${orders === 1 ? '1 order' : `${orders} orders`} at ${market}. It is yours for one minute.`,
    }),
    'order-given': ({ code, market }) => ({
      title: 'An order is yours now',
      body: `${code} from ${market}: the office gave it to you.`,
      sms: `The office gave you order ${code} from ${market}. Open your run.`,
    }),
    'order-taken-away': ({ code, why }) => ({
      title: `${code} is not yours any more`,
      body: takenAway[why],
      sms: `Order ${code} is not yours any more. ${takenAway[why]}`,
    }),
    'goes-elsewhere': ({ code, to }) => ({
      title: elsewhere[to],
      body: `${code}: open your run to see where it goes.`,
      sms: `${elsewhere[to]}: order ${code}. Open your run to see where it goes.`,
    }),
    'still-there': ({ code, minutes }) => ({
      title: 'Are you still there?',
      body: `Open your run: in ${minutes} minutes ${code} goes to somebody else.`,
      sms: `We have not heard from you. Open your run: in ${minutes} minutes order ${code} goes to somebody else.`,
    }),
    'question-answered': ({ code, name, isYes }) => ({
      title: isYes ? 'Yes, buy it' : 'No, do not buy it',
      body: `${code}: ${name}.`,
    }),
    'approval-asked': ({ kobo, waitsUntil }) => ({
      title:
        waitsUntil === null
          ? `${money(kobo)} waits for a second person`
          : `${money(kobo)} goes out in 24 hours`,
      body:
        waitsUntil === null
          ? 'Look at it under Money, then agree or refuse.'
          : 'Nobody else may agree to it. Refuse it under Money if it is wrong.',
    }),
    'signed-in-anew': ({ by, device }) => ({
      title: by === 'reset' ? 'Your password was reset' : 'A new device signed in',
      body: `${device === '' ? 'Somebody' : device}: was it you? If not, change your password and sign out everywhere.`,
    }),
    'second-step-changed': ({ change, device }) => ({
      title: {
        enrolled: 'A second step was added to your account',
        removed: 'A second step was taken off your account',
        'codes-renewed': 'New recovery codes were made',
        'code-used': 'A recovery code was used',
        reset: 'Your second steps were taken off',
      }[change],
      body: `${device === '' ? 'The office' : device}: did you know of it? If not, change your password and tell the owner.`,
    }),
    'application-decided': ({ decision }) => {
      const decided = {
        verify: [
          'You can work now',
          'We looked at your papers, and all is well. Open your run and go online.',
        ],
        refuse: ['About your application', 'We could not take you yet. Open it to read why.'],
        suspend: ['You are off work for now', 'Open it to read why, and call us.'],
      } as const;
      const [title, body] = decided[decision];
      return { title, body, sms: `${title}. ${body}` };
    },
    'alarm-raised': ({ alarm, code }) => ({
      title: code ?? 'For the office',
      body: alarms[alarm],
    }),
    'list-waiting': ({ minutes }) => ({
      title: 'A list waits to be written down',
      body: `It came ${minutes} minutes ago. Open the lists and take it.`,
    }),
    opened: () => ({
      title: 'We are open!',
      body: 'You asked us to tell you. Write your list, and we go to the market.',
    }),
    broadcast: ({ words }) => words.en,
    test: ({ shows }) =>
      shows?.words.en ?? { title: 'It works', body: 'This is how we will tell you about your order.' },
  },
};
