import { amountOf, money, time, weekday, type NoticesCopy } from './words.ts';
import { atStop, collected, comingToYou, doneThere } from './errand-pcm.ts';
import { goingBack, orderFailed, parcelBack } from './parcel-pcm.ts';
import { weeklyDraft, weeklyPaused } from './weekly-pcm.ts';

const cancelled = {
  unpaid: 'Di money no come on time.',
  'not-shopped-in-time': 'Dem close before anybody fit buy am.',
  'market-closed': 'We no dey buy there dat day.',
  'nothing-bought': 'Dem no get any of am.',
  'no-agent': 'Nobody dey free to carry am in time.',
  'agent-silent': 'Di agent no answer.',
  'agent-off': 'Di agent don stop work.',
  'not-reached': 'We no fit reach you for phone in time to confirm am.',
  'not-delivered': 'E no ever reach.',
  somebody: 'Open am see why.',
} as const;

const laterThan = (eta: { from: string; to: string } | null) =>
  eta === null
    ? 'once agent take am, we go tell you when'
    : `e go reach between ${time(eta.from)} and ${time(eta.to)}`;

const elsewhere = { address: 'Di address don change', office: 'Parcel dey go office' } as const;

const takenAway = {
  silent: 'We no hear from you, so other agents fit take am.',
  cancelled: 'Dem don cancel am. Open your run see wetin to do with di goods.',
  failed: 'E no fit deliver. Open your run see wetin to do with di goods.',
  'market-closed': 'We no dey buy there dat day: e go come another day.',
  'given-away': 'Another person dey carry am now. Open your run before you move.',
} as const;

const alarms = {
  'no-agent': 'Nobody dey take dis order.',
  'agent-silent': 'Di agent no dey answer.',
  'running-late': 'E dey late.',
  'pin-wrong-offline': 'PIN wey dem type without network no correct.',
  'delivery-to-confirm': 'One delivery dey wait make una confirm am.',
  'attempt-to-confirm': 'Agent talk say nobody open door.',
  'pin-locked': 'PIN don lock, dem try am too much.',
  'rejection-open': 'Customer return costly item for door.',
  'delivery-failed': 'One delivery fail.',
  'parcel-kept': 'One load don dey office reach 48 hours.',
  'receipt-waived': 'Agent no bring receipt.',
  'agent-cancelled': 'One agent cancel order.',
  'books-differ': 'Di books no agree.',
  'payment-unclear': 'One payment no clear.',
  'paid-back-too-much': 'One order get back pass wetin dem pay.',
} as const;

/** Nigerian Pidgin: wetin dey reach people when dem dey look another side. */
export const pidgin: NoticesCopy = {
  answers: {
    thing: { yes: 'Yes, buy am', no: 'No buy am' },
    time: { yes: 'Yes, dat time good', no: 'No, cancel am' },
    delivery: { yes: 'Yes, I don collect am', no: 'No, e no reach me' },
  },
  kinds: {
    'order-placed': ({ code, market, errand }) => ({
      title: 'We don get your order',
      body: `${code}: your ${errand === undefined ? 'list' : 'errand'} for ${market} don reach us.`,
      sms: 'We don get your order. Keep dis link: e dey open PIN, bill, questions and chat.',
    }),
    'link-sent': ({ code }) => ({
      title: 'Di link of your order',
      body: `${code}: e dey open di whole order.`,
      sms: 'Dis link dey open your whole order, PIN join. No give am person wey you no trust.',
    }),
    'receiver-pin': comingToYou,
    'order-confirmed': ({ code, market, startsAt, window }) => ({
      title: 'Your order don confirm',
      body: window
        ? `${code}: e go come from ${market} on ${weekday(window.from)}, ${time(window.from)} – ${time(window.to)}.`
        : startsAt === null
          ? `${code}: we dey find agent wey go enter ${market}.`
          : `${code}: we go enter ${market} on ${weekday(startsAt)} by ${time(startsAt)}.`,
    }),
    'order-moved': ({ code, market, startsAt }) => ({
      title: 'Your order go come another day',
      body: `${code}: we no dey go ${market} dat day. We go buy am ${weekday(startsAt)} from ${time(startsAt)}. E no good for you? Cancel am free, everything go back.`,
      sms: `Na ${weekday(startsAt)} from ${time(startsAt)} we go buy am for ${market}. You fit cancel am free:`,
    }),
    'order-assigned': ({ code, market, agent, errand }) => ({
      title: `${agent} don take your ${errand === undefined ? 'list' : 'errand'}`,
      body: `${code}: ${agent} dey go ${market}.`,
    }),
    'order-picked-up': collected,
    'agent-at-stop': atStop,
    'task-done': doneThere,
    'price-asked': (facts) => {
      const amount = amountOf(facts, (measure) => measure);
      return {
        title: 'Dis price okay?',
        body: `${amount} na ${money(facts.priceKobo)}. Answer before ${time(facts.answerBy)}, or we no go buy am.`,
        sms: `${amount} na ${money(facts.priceKobo)}. Make we buy am? Answer before ${time(facts.answerBy)}:`,
      };
    },
    'replacement-asked': (facts) => {
      const amount = amountOf(facts, (measure) => measure);
      const wanted = amountOf({ quantity: 0, measure: null, name: facts.wanted }, (measure) => measure).slice(
        2,
      );
      return {
        title: `${wanted} no dey: take another?`,
        body: `${amount} na ${money(facts.priceKobo)}. Answer before ${time(facts.answerBy)}, or we no go buy am.`,
        sms: `${wanted} no dey. Take ${amount} for ${money(facts.priceKobo)}? Answer before ${time(facts.answerBy)}:`,
      };
    },
    'new-time-offered': ({ code, startsAt, answerBy }) => ({
      title: 'Nobody dey free to carry am in time',
      body: `${code}: make we do am ${weekday(startsAt)} by ${time(startsAt)}? If you no answer before ${time(answerBy)}, e go cancel and all your money go come back.`,
      sms: `Nobody dey free now. ${weekday(startsAt)} ${time(startsAt)} okay? Answer before ${time(answerBy)}, or e go cancel, free:`,
    }),
    'delivery-asked': ({ code, answerBy }) => ({
      title: 'You don collect am?',
      body: `${code}: network no dey when your agent give am out. Tell us before ${time(answerBy)} whether e reach you.`,
      sms: `You don collect your order? Agent no get network. Answer before ${time(answerBy)}:`,
    }),
    'order-on-the-way': ({ code, carrier, eta, receiver }) => {
      const when = eta === null ? '' : ` E go reach between ${time(eta.from)} and ${time(eta.to)}.`;
      const title = 'Your things dey road';
      if (receiver === undefined)
        return {
          title,
          body: `${code}: ${carrier} dey come.${when} Hold your PIN ready.`,
          sms: `Your order dey road.${when} Your PIN:`,
        };
      return {
        title,
        body: `${code}: ${carrier} dey come meet ${receiver}.${when} ${receiver} go need di PIN.`,
        sms: `Your order dey road go meet ${receiver}.${when} Di PIN:`,
      };
    },
    'order-at-door': ({ code, carrier, receiver }) => ({
      title: `${carrier} don reach ${receiver ?? 'your'} door`,
      body:
        receiver === undefined
          ? `${code}: your things dey there. Tell am your PIN once dem enter your hand.`
          : `${code}: ${receiver} go tell am di PIN once e enter hand.`,
    }),
    'order-late': ({ code, eta }) => ({
      title: 'E go late small, abeg no vex',
      body: `${code}: ${laterThan(eta)}. If e pass 15 minutes and na our fault, delivery fee go come back to you.`,
      sms: `Abeg no vex, your order go late: ${laterThan(eta)}.`,
    }),
    'order-delivered': ({ code, receiver }) => ({
      title: 'E don reach',
      body: `${code} don reach ${receiver ?? 'you'}. Anything no correct? Tell us before 24 hours.`,
    }),
    'order-receipt': ({ code, totalKobo, goodsKobo, deliveryKobo, serviceKobo }) => {
      const parts = `goods ${money(goodsKobo)}, delivery ${money(deliveryKobo)}, service ${money(serviceKobo)}`;
      return {
        title: `E don reach: ${money(totalKobo)}`,
        body: `${code}: ${parts}. Anything no correct? Tell us before 24 hours.`,
        sms: `E don reach. Total ${money(totalKobo)}: ${parts}. Receipt:`,
      };
    },
    'order-cancelled': ({ code, why, errand, goesBack }) => ({
      title: 'Order don cancel',
      body: `${code}: ${cancelled[why]} ${goingBack(goesBack, errand)}Open am see wetin go come back to you.`,
      sms: `Order don cancel. ${cancelled[why]} ${goingBack(goesBack, errand)}Your money:`,
    }),
    'order-failed': orderFailed,
    'parcel-back': parcelBack,
    'list-ready': () => ({
      title: 'We don write am',
      body: 'Check wetin we write from wetin you send, then order am.',
      sms: 'We don write wetin you send. Check am, then order am:',
    }),
    'list-question': () => ({
      title: 'We get question about wetin you send',
      body: 'One part no clear. Open am and answer.',
      sms: 'We get question about wetin you send:',
    }),
    'list-unreadable': () => ({
      title: 'We no fit make out wetin you send',
      body: 'Open am make you see why, then send am again.',
      sms: 'We no fit make out wetin you send. See why:',
    }),
    'list-lapsed': () => ({
      title: 'Wetin you send don wait too long',
      body: 'Nothing happen for 24 hours, so we close am. Send am again anytime.',
      sms: 'We close wetin you send after 24 hours. Send am again:',
    }),
    'weekly-draft': weeklyDraft,
    'weekly-paused': weeklyPaused,
    'refund-made': ({ code, kobo, to }) => ({
      title: `${money(kobo)} don come back`,
      body:
        to === 'credit'
          ? `${code}: e dey your credit, e go pay for your next order.`
          : `${code}: e dey go back where you pay from.`,
    }),
    'claim-decided': ({ code, approvedKobo }) => ({
      title: approvedKobo === null ? 'About wetin you tell us' : `${money(approvedKobo)} go come back to you`,
      body:
        approvedKobo === null
          ? `${code}: we check am, we no fit agree. Open am see why.`
          : `${code}: you correct, abeg no vex.`,
    }),
    'chat-message': ({ code, from }) => ({
      title:
        from === 'office'
          ? 'Message from office'
          : from === 'agent'
            ? 'Message from your agent'
            : 'Message from customer',
      body: code === null ? 'Open am, read am, answer.' : `About ${code}: open am, read am, answer.`,
    }),
    'offer-made': ({ market, orders, earnKobo }) => ({
      title: `Work dey: ${money(earnKobo)}`,
      body: `${orders === 1 ? '1 order' : `${orders} orders`} for ${market}. Na one minute you get.`,
    }),
    'order-given': ({ code, market }) => ({
      title: 'Order don enter your hand',
      body: `${code} from ${market}: na office give you.`,
      sms: `Office don give you order ${code} from ${market}. Open your run.`,
    }),
    'order-taken-away': ({ code, why }) => ({
      title: `${code} no dey your hand again`,
      body: takenAway[why],
      sms: `Order ${code} no dey your hand again. ${takenAway[why]}`,
    }),
    'goes-elsewhere': ({ code, to }) => ({
      title: elsewhere[to],
      body: `${code}: open your run make you see where e dey go.`,
      sms: `${elsewhere[to]}: order ${code}. Open your run make you see where e dey go.`,
    }),
    'still-there': ({ code, minutes }) => ({
      title: 'You still dey?',
      body: `Open your run: after ${minutes} minutes ${code} go meet another agent.`,
      sms: `We never hear from you. Open your run: after ${minutes} minutes order ${code} go meet another agent.`,
    }),
    'question-answered': ({ code, name, isYes }) => ({
      title: isYes ? 'Yes, buy am' : 'No buy am',
      body: `${code}: ${name}.`,
    }),
    'approval-asked': ({ kobo, waitsUntil }) => ({
      title:
        waitsUntil === null
          ? `${money(kobo)} dey wait for second person`
          : `${money(kobo)} go comot in 24 hours`,
      body:
        waitsUntil === null
          ? 'Check am for Money, then gree or refuse.'
          : 'Nobody else fit gree to am. Refuse am for Money if e no correct.',
    }),
    'signed-in-anew': ({ by, device }) => ({
      title: by === 'reset' ? 'Your password don change with link' : 'New device don sign in',
      body: `${device === '' ? 'Somebody' : device}: na you? If no be you, change your password and sign out everywhere.`,
    }),
    'second-step-changed': ({ change, device }) => ({
      title: {
        enrolled: 'Second step don enter your account',
        removed: 'Second step don comot from your account',
        'codes-renewed': 'New recovery codes don ready',
        'code-used': 'Somebody use recovery code',
        reset: 'All your second steps don comot',
      }[change],
      body: `${device === '' ? 'Di office' : device}: you sabi about am? If no, change your password and tell di owner.`,
    }),
    'application-decided': ({ decision }) => {
      const decided = {
        verify: ['You fit work now', 'We check your papers, everything correct. Open your run, go online.'],
        refuse: ['About your application', 'We no fit take you yet. Open am see why.'],
        suspend: ['You no fit work for now', 'Open am see why, then call us.'],
      } as const;
      const [title, body] = decided[decision];
      return { title, body, sms: `${title}. ${body}` };
    },
    'alarm-raised': ({ alarm, code }) => ({
      title: code ?? 'For office',
      body: alarms[alarm],
    }),
    'list-waiting': ({ minutes }) => ({
      title: 'One list dey wait make person write am',
      body: `E don reach ${minutes} minutes wey e come. Open di lists, carry am.`,
    }),
    opened: () => ({
      title: 'We don open!',
      body: 'You say make we tell you. Write your list, we go enter market.',
    }),
    broadcast: ({ words }) => words.pcm,
    test: ({ shows }) =>
      shows?.words.pcm ?? { title: 'E dey work', body: 'Na so we go dey tell you about your order.' },
  },
};
