import type { FactsOf } from '#contract/notifications/facts.ts';
import { money, time, weekday, type NoticeWords } from './words.ts';

type Thing = FactsOf['order-failed']['errand'];

const thingOf = (errand: Thing) => (errand === 'do' ? 'What we collected' : 'Your parcel');

/** English: a sentence of its own, where a parcel was in the agent's hands as its order ended. */
export function goingBack(to: FactsOf['order-failed']['goesBack'], errand: Thing): string {
  if (to === undefined) return '';
  const place = to === 'sender' ? 'back to where we collected it' : 'to our office';
  return `${thingOf(errand)} is on its way ${place}. `;
}

/** English: an order that came to nothing, and the way that its parcel goes then. */
export function orderFailed({ code, errand, goesBack }: FactsOf['order-failed']): NoticeWords {
  if (errand === undefined)
    return {
      title: 'We could not deliver',
      body: `${code}: Open it to see why, and what it means for your money.`,
      sms: 'We could not deliver your order. Why, and what it means for your money:',
    };
  const title = goesBack === undefined ? 'Your errand failed' : 'Parcel not taken';
  const back = goingBack(goesBack, errand);
  return {
    title,
    body: `${code}: ${back}Open it to see why, and what it means for your money.`,
    sms: `${title}. ${back}${goesBack === undefined ? 'Why, and what it means for your money:' : 'See why:'}`,
  };
}

/** English: a parcel that was not handed over is back, at the office, or decided about. */
export function parcelBack(facts: FactsOf['parcel-back']): NoticeWords {
  const { code, errand, outcome, office, until, isLonger, feeKobo } = facts;
  const thing = thingOf(errand);
  if (outcome === 'brought-back') {
    const fee = feeKobo === 0 ? '' : ` The way back costs ${money(feeKobo)}.`;
    return {
      title: `${thing} is back`,
      body: `${code}: it is where we collected it, and the order has the photo.${fee}`,
      sms: `${thing} is back where we collected it.${fee} See the photo:`,
    };
  }
  if (outcome === 'handed-over')
    return {
      title: `${thing} was fetched`,
      body: `${code}: it was fetched at our office. Was it not you? Tell us at once.`,
      sms: `${thing} was fetched at our office. Was it not you? Tell us:`,
    };
  if (outcome === 'disposed-of')
    return {
      title: `${thing} was disposed of`,
      body: `${code}: nobody fetched it in time. Open it to read why.`,
      sms: `${thing} was not fetched in time, and we disposed of it. See why:`,
    };
  if (outcome === 'written-off')
    return {
      title: `${thing} was lost`,
      body: `${code}: it was lost on the way back. Open it to claim what you said it is worth.`,
      sms: `${thing} was lost on the way back. Claim what you said it is worth:`,
    };
  const end = until === null ? '' : ` until ${weekday(until)} ${time(until)}`;
  return {
    title: isLonger ? `${thing} stays at our office` : `${thing} is at our office`,
    body: `${code}: fetch it at ${office}${end}.`,
    sms: `${thing} ${isLonger ? 'stays' : 'is'} at our office, ${office}. Fetch it${end}:`,
  };
}
