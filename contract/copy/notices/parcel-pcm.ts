import type { FactsOf } from '#contract/notifications/facts.ts';
import { money, time, weekday, type NoticeWords } from './words.ts';

type Thing = FactsOf['order-failed']['errand'];

const thingOf = (errand: Thing) => (errand === 'do' ? 'Wetin we collect' : 'Your load');

/** Nigerian Pidgin: one sentence by itself, where load dey agent hand as di order end. */
export function goingBack(to: FactsOf['order-failed']['goesBack'], errand: Thing): string {
  if (to === undefined) return '';
  const place = to === 'sender' ? 'back where we collect am' : 'our office';
  return `${thingOf(errand)} dey go ${place}. `;
}

/** Nigerian Pidgin: order wey no work, and where di load dey go. */
export function orderFailed({ code, errand, goesBack }: FactsOf['order-failed']): NoticeWords {
  if (errand === undefined)
    return {
      title: 'We no fit deliver',
      body: `${code}: Open am see why, and how your money be.`,
      sms: 'We no fit deliver your order. See why, and how your money be:',
    };
  const title = goesBack === undefined ? 'We no fit do your errand' : 'Your load no enter hand';
  const back = goingBack(goesBack, errand);
  return {
    title,
    body: `${code}: ${back}Open am see why, and how your money be.`,
    sms: `${title}. ${back}${goesBack === undefined ? 'See why, and how your money be:' : 'See why:'}`,
  };
}

/** Nigerian Pidgin: load wey nobody collect don go back, dey office, or we don decide am. */
export function parcelBack(facts: FactsOf['parcel-back']): NoticeWords {
  const { code, errand, outcome, office, until, isLonger, feeKobo } = facts;
  const thing = thingOf(errand);
  if (outcome === 'brought-back') {
    const fee = feeKobo === 0 ? '' : ` Di way back na ${money(feeKobo)}.`;
    return {
      title: `${thing} don go back`,
      body: `${code}: e dey where we collect am, di photo dey inside di order.${fee}`,
      sms: `${thing} don go back where we collect am.${fee} See di photo:`,
    };
  }
  if (outcome === 'handed-over')
    return {
      title: `Dem don collect ${thing.toLowerCase()}`,
      body: `${code}: dem collect am for our office. No be you? Tell us sharp sharp.`,
      sms: `Dem don collect ${thing.toLowerCase()} for our office. No be you? Tell us:`,
    };
  if (outcome === 'disposed-of')
    return {
      title: `We don throw ${thing.toLowerCase()} away`,
      body: `${code}: nobody come collect am in time. Open am see why.`,
      sms: `Nobody come collect ${thing.toLowerCase()} in time, so we don throw am away. See why:`,
    };
  if (outcome === 'written-off')
    return {
      title: `${thing} don loss`,
      body: `${code}: e loss as e dey go back. Open am, claim wetin you say e worth.`,
      sms: `${thing} don loss as e dey go back. Claim wetin you say e worth:`,
    };
  const end = until === null ? '' : ` before ${weekday(until)} ${time(until)}`;
  return {
    title: isLonger ? `${thing} still dey our office` : `${thing} dey our office`,
    body: `${code}: come collect am for ${office}${end}.`,
    sms: `${thing} ${isLonger ? 'still dey' : 'dey'} our office, ${office}. Come collect am${end}:`,
  };
}
