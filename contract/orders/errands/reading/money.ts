import { asKobo, type Kobo } from '#contract/kobo.ts';
import { bare } from './words.ts';

/** A longer word is no sum. */
const longestSum = 12;
const mostNaira = 10_000_000;

/** Words before a number of a house or a road. */
const numbered = new Set('block flat house no number plot road room shop street unit'.split(' '));

/** A bare number of three digits and more that ends a sentence: `at AEDC office Utako 5000`. */
export function lastSumAt(words: readonly string[], at: number): ReturnType<typeof moneyAt> {
  const word = words[at] ?? '';
  const isLast = at === words.length - 1 && !numbered.has(bare(words[at - 1]));
  if (!isLast || bare(word).length < 3) return undefined;
  return moneyAt([`₦${word}`], 0);
}

/** A sum of money that begins at a word (`5k`, `₦5,000`, `5000 naira`), and the number of its words; a bare number is none. */
export function moneyAt(words: readonly string[], at: number): { kobo: Kobo; length: number } | undefined {
  const word = (words[at] ?? '').toLowerCase();
  if (word === '' || word.length > longestSum) return undefined;
  const begin = word.startsWith('₦') || (word.startsWith('n') && /\d/.test(word.charAt(1))) ? 1 : 0;
  let end = word.length;
  while (end > begin && '.,;'.includes(word.charAt(end - 1))) end -= 1;
  const isThousands = word.charAt(end - 1) === 'k';
  const digits = word.slice(begin, isThousands ? end - 1 : end).replaceAll(',', '');
  if (!/^\d+(?:\.\d\d?)?$/.test(digits)) return undefined;
  const isNamed = bare(words[at + 1]) === 'naira';
  if (begin === 0 && !isThousands && !isNamed) return undefined;
  const naira = Number(digits) * (isThousands ? 1000 : 1);
  if (naira <= 0 || naira > mostNaira) return undefined;
  return { kobo: asKobo(Math.round(naira * 100)), length: isNamed ? 2 : 1 };
}
