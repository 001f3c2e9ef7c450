/** Words with which a landmark begins. */
export const landmarkWords = new Set(['after', 'along', 'behind', 'beside', 'close', 'near', 'opposite']);
/** Words that come before the place where something is; "for" says so in Pidgin. */
export const placeWords = new Set(['at', 'for', 'from', 'inside']);

const separators = new Set(' ,.;:-');

export function wordsOf(text: string): string[] {
  const trimmedText = text.trim();
  return trimmedText === '' ? [] : trimmedText.split(/\s+/);
}

/** Letters and digits alone. */
export function bare(word: string | undefined): string {
  return (word ?? '').toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** True where "carry" is the end of "Cash and carry", which is part of a shop's name. */
export function isCarryOfName(words: readonly string[], at: number): boolean {
  return bare(words[at]) === 'carry' && bare(words[at - 2]) === 'cash';
}

/** True where "and" is the middle of it. */
export function isAndOfName(words: readonly string[], at: number): boolean {
  return bare(words[at]) === 'and' && bare(words[at - 1]) === 'cash';
}

export function endsPhrase(word: string | undefined): boolean {
  return word !== undefined && /[.;,]$/.test(word);
}

/** Without the signs that stood between it and the rest of its line; an expression would go through a long text once for each of its signs. */
export function trimmed(text: string): string {
  let [begin, end] = [0, text.length];
  while (begin < end && separators.has(text.charAt(begin))) begin += 1;
  while (end > begin && separators.has(text.charAt(end - 1))) end -= 1;
  return text.slice(begin, end);
}

/** The zone that is named at this place, the longest name first, and the number of its words. */
export function areaAt(
  words: readonly string[],
  at: number,
  areas: readonly string[],
): { area: string; length: number } | undefined {
  let best: { area: string; length: number } | undefined;
  for (const area of areas) {
    const name = wordsOf(area);
    const isNamed =
      name.length > (best?.length ?? 0) && name.every((word, n) => bare(words[at + n]) === bare(word));
    if (isNamed) best = { area, length: name.length };
  }
  return best;
}
