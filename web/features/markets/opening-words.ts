import type { PublicCopy } from '#contract/copy/public.ts';
import type { Opening } from './opening.ts';

/** The opening as a sentence: what is now, and when that changes. */
export function openingWords(
  opening: Opening,
  words: PublicCopy['markets'],
): { state: string; until: string } {
  switch (opening.state) {
    case 'open':
      return { state: words.openNow, until: words.closesTonight };
    case 'not-trading':
      return { state: words.closedNow, until: words.notTrading };
    case 'opens':
      return { state: words.closedNow, until: opensWords(opening.when, words) };
  }
}

function opensWords(
  when: Extract<Opening, { state: 'opens' }>['when'],
  words: PublicCopy['markets'],
): string {
  if (when === 'today') return words.opensToday;
  if (when === 'tomorrow') return words.opensTomorrow;
  return words.opensOn(words.days[when]);
}
