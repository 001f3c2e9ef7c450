import { endings, irregular, shortestPlural, unchanging } from './words/plurals.ts';

/** The singular of a word where English has one: `tomatoes` is `tomato`, `beans` stays `beans`. */
export function singular(word: string): string {
  if (word.length < shortestPlural || unchanging.has(word) || word.includes("'")) return word;
  const known = irregular.get(word);
  if (known !== undefined) return known;
  for (const [plural, one] of endings) {
    if (word.endsWith(plural)) return word.slice(0, word.length - plural.length) + one;
  }
  return word;
}
