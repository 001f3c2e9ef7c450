import { shortClock } from '#contract/copy/clock-words.ts';
import type { PublicCopy } from '#contract/copy/public.ts';
import { lagosInstant } from '#contract/time.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import type { Opening } from './opening.ts';

/** The opening as a sentence: what is now, and when that changes. */
export function openingWords(
  opening: Opening,
  words: PublicCopy['markets'],
): { state: string; until: string } {
  switch (opening.state) {
    case 'open':
      return { state: words.openNow, until: words.closesAt(shortClock(opening.closes)) };
    case 'not-trading':
      return { state: words.closedNow, until: words.notTrading };
    case 'opens':
      return { state: words.closedNow, until: untilWords(opening, words) };
  }
}

function untilWords(opening: Extract<Opening, { state: 'opens' }>, words: PublicCopy['markets']): string {
  const opens = opensWords(opening, words);
  return opening.shutFor === null ? opens : words.shutFor(opening.shutFor, opens);
}

function opensWords(
  { when, at }: Extract<Opening, { state: 'opens' }>,
  words: PublicCopy['markets'],
): string {
  const time = shortClock(at);
  if (when === 'today') return words.opensToday(time);
  if (when === 'tomorrow') return words.opensTomorrow(time);
  if ('weekday' in when) return words.opensOn(words.days[when.weekday], time);
  return words.opensOn(shortDayOf(lagosInstant(when.date, at).toISOString()), time);
}
