import { withoutHidden } from '#contract/names/hidden-letters.ts';
import { confusables } from './confusables.ts';

const latinOf = new Map(
  confusables.flatMap(([latin, others]) => Array.from(others, (other) => [other, latin] as const)),
);
// Pairs that stand in the alphabet itself: O and 0; I, l and 1; m and rn.
const ofTheAlphabet: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[i1]/g, 'l'],
  [/m/g, 'rn'],
  [/vv/g, 'w'],
];

/**
 * A name as the eye takes it: two names that look alike have one skeleton (UTS #39, coarser). Case, marks, blanks and
 * punctuation count for nothing. Empty for a name of pictures alone.
 */
export function skeletonOf(name: string): string {
  const plain = withoutHidden(name.normalize('NFKD')).replaceAll(/\p{M}/gu, '').toLowerCase();
  const latin = Array.from(plain, (letter) => latinOf.get(letter) ?? letter).join('');
  const bare = latin.replaceAll(/[^\p{L}\p{N}]/gu, '');
  return ofTheAlphabet.reduce((text, [pair, one]) => text.replaceAll(pair, one), bare);
}
