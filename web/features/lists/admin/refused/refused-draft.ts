import type { RefusedGood, RefusedRule } from '#contract/lists/refused/schema.ts';
import { linesOf } from '../lines-of.ts';

/** The words as one text a rule, a word on each line. */
export interface RefusedDraft {
  notCarried: string;
  adultsOnly: string;
}

export function draftOf(goods: readonly RefusedGood[]): RefusedDraft {
  return {
    notCarried: wordsOf(goods, 'not-carried').join('\n'),
    adultsOnly: wordsOf(goods, 'adults-only').join('\n'),
  };
}

export function goodsOf({ notCarried, adultsOnly }: RefusedDraft): RefusedGood[] {
  return [
    ...linesOf(notCarried).map((word) => ({ word, rule: 'not-carried' as const })),
    ...linesOf(adultsOnly).map((word) => ({ word, rule: 'adults-only' as const })),
  ];
}

/** The draft as it was typed, with what another added and took away since. */
export function withChanges(
  { notCarried, adultsOnly }: RefusedDraft,
  initial: readonly RefusedGood[],
  now: readonly RefusedGood[],
): RefusedDraft {
  const merged = (text: string, rule: RefusedRule) => {
    const before = wordsOf(initial, rule);
    const after = wordsOf(now, rule);
    const typed = linesOf(text).filter((word) => after.includes(word) || !before.includes(word));
    const added = after.filter((word) => !before.includes(word) && !typed.includes(word));
    return [...typed, ...added].join('\n');
  };
  return { notCarried: merged(notCarried, 'not-carried'), adultsOnly: merged(adultsOnly, 'adults-only') };
}

function wordsOf(goods: readonly RefusedGood[], wanted: RefusedRule): string[] {
  return goods.flatMap(({ word, rule }) => (rule === wanted ? [word] : []));
}
