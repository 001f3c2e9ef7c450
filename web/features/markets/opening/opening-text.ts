import { shortClock } from '#contract/copy/clock-words.ts';
import type { PublicCopy } from '#contract/copy/public.ts';
import { lagosInstant } from '#contract/time.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import type { Opening } from './opening.ts';

/** The opening as a sentence: what is now, and when that changes. */
export function openingText(opening: Opening, copy: PublicCopy['markets']): { state: string; until: string } {
  switch (opening.state) {
    case 'open':
      return { state: copy.openNow, until: copy.closesAt(shortClock(opening.closes)) };
    case 'not-trading':
      return { state: copy.closedNow, until: copy.notTrading };
    case 'opens':
      return { state: copy.closedNow, until: untilText(opening, copy) };
  }
}

function untilText(opening: Extract<Opening, { state: 'opens' }>, copy: PublicCopy['markets']): string {
  const opens = opensText(opening, copy);
  return opening.shutFor === null ? opens : copy.shutFor(opening.shutFor, opens);
}

function opensText({ when, at }: Extract<Opening, { state: 'opens' }>, copy: PublicCopy['markets']): string {
  const time = shortClock(at);
  if (when === 'today') return copy.opensToday(time);
  if (when === 'tomorrow') return copy.opensTomorrow(time);
  if ('weekday' in when) return copy.opensOn(copy.days[when.weekday], time);
  return copy.opensOn(shortDayOf(lagosInstant(when.date, at).toISOString()), time);
}
