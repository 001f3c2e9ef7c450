import type { FactsOf } from '#contract/notifications/facts.ts';
import { money, type NoticeWords } from './words.ts';

/** English: a parcel is in its agent's hands, or a task is done. */
export function collected({ code, market, errand }: FactsOf['order-picked-up']): NoticeWords {
  if (errand === 'carry')
    return { title: 'Your parcel is collected', body: `${code}: the agent has it from ${market}.` };
  if (errand === 'do')
    return { title: 'It is done', body: `${code}: done at ${market}, and what you get of it comes to you.` };
  return { title: 'Everything is bought', body: `${code}: your things from ${market} are being packed.` };
}

/** English: the agent waits where a parcel is handed over, or something is done. */
export function atStop({ code, market, carrier, stepKobo }: FactsOf['agent-at-stop']): NoticeWords {
  const more = stepKobo === null ? '' : ` Each 15 minutes that begin after that cost ${money(stepKobo)}.`;
  return { title: `${carrier} is at ${market}`, body: `${code}: ten minutes there are free.${more}` };
}

/** English: a task that ends where it is done. */
export function doneThere({ code, market }: FactsOf['task-done']): NoticeWords {
  return {
    title: 'It is done',
    body: `${code}: done at ${market}. Look at the proof and say yes. Without a word in 24 hours it counts as done.`,
    sms: 'Your errand is done. See the proof and say yes; no word in 24 hours counts as yes:',
  };
}

/** English: for a receiver who ordered nothing. */
export function comingToYou({ code, market, errand, ...known }: FactsOf['receiver-pin']): NoticeWords {
  const { sender = market, owedKobo = 0 } = known;
  const owed = owedKobo === 0 ? '' : ` You pay ${money(owedKobo)} at the door.`;
  const title = 'Something is coming to you';
  if (errand === undefined)
    return {
      title,
      body: `${code}: bought for you at ${market}.`,
      sms: `Goods from ${sender} are coming to you (${code}).${owed} Tell the agent this PIN once they are in your hands:`,
    };
  return {
    title,
    body: `${code}: it is from ${market}.`,
    sms: `${errand === 'carry' ? 'A parcel' : 'Something'} from ${sender} is coming to you (${code}).${owed} Tell the agent this PIN once it is in your hands:`,
  };
}
