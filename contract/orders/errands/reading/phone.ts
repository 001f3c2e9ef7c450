import { readPhone } from '#contract/phone.ts';

/** The parts that a number is written in at most: `+234 803 123 4567`. */
const mostParts = 4;
const longestPart = 16;

/** A phone number that begins at a word, as it was written, and the number of its words. */
export function phoneAt(words: readonly string[], at: number): { phone: string; length: number } | undefined {
  let written = '';
  for (let length = 1; length <= mostParts; length += 1) {
    const word = words[at + length - 1];
    if (word === undefined || word.length > longestPart || !/\d/.test(word)) return undefined;
    written = `${written} ${word.replaceAll(/[^\d+]/g, '')}`.trim();
    if (readPhone(written) !== undefined) return { phone: written, length };
  }
  return undefined;
}
