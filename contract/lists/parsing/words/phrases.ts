/** Phrases of one or more words. Most words begin none of them, which is known without putting any together. */
export interface Phrases {
  all: ReadonlySet<string>;
  has: (text: string) => boolean;
  opens: (word: string) => boolean;
}

function phrasesOf(all: ReadonlySet<string>): Phrases {
  const openings = new Set(Array.from(all, (phrase) => phrase.split(' ')[0]));
  return { all, has: (text) => all.has(text), opens: (word) => openings.has(word) };
}

/** The phrases of a table, which parts them by commas. */
export function phrases(...rows: readonly string[]): Phrases {
  return phrasesOf(new Set(rows.flatMap((row) => row.split(', '))));
}

export function eitherOf(...tables: readonly Phrases[]): Phrases {
  return phrasesOf(new Set(tables.flatMap(({ all }) => [...all])));
}

export function without(table: Phrases, { all }: Phrases): Phrases {
  return phrasesOf(new Set([...table.all].filter((phrase) => !all.has(phrase))));
}
