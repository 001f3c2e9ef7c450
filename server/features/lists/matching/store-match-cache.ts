import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { AskedLine, LineRow } from './store-matches.ts';

/** A line as somebody wrote it. */
export interface WrittenLine {
  name: string;
  measure: Measure | null;
}

/** Rows of such a query, with the edition of the catalogue that they were read from. */
interface Read {
  edition: string;
  known: readonly LineRow[];
}

type Meaning = Pick<LineRow, 'itemId' | 'defaultMeasure'>;

/** Meanings of names in one edition of the catalogue. */
interface Remembered {
  edition: string;
  meanings: Map<string, Meaning>;
}

// A town's people write a few hundred names; what is beyond that begins anew.
const mostRemembered = 5000;
let remembered: Remembered = { edition: '', meanings: new Map() };

/**
 * Asks about lines without looking up again what their names mean. Each answer says its edition: where the catalogue
 * has changed since, nothing that was remembered counts, and it is asked anew.
 */
export async function askOfLines<Row extends Read>(
  written: readonly WrittenLine[],
  ask: (lines: readonly AskedLine[]) => Promise<Row>,
): Promise<Row> {
  const recalled = remembered;
  const keys = written.map(({ name }) => catalogueKey(name));
  const row = await ask(
    written.map((line, place) => askedLine(line, recalled.meanings.get(keys[place] ?? ''), keys[place])),
  );
  const isRecalled = keys.some((key) => recalled.meanings.has(key));
  const isOld = isRecalled && row.edition !== recalled.edition;
  const fresh = isOld
    ? await ask(written.map((line, place) => askedLine(line, undefined, keys[place])))
    : row;
  remember(fresh, keys);
  return fresh;
}

function askedLine({ measure }: WrittenLine, meaning: Meaning | undefined, key = ''): AskedLine {
  return meaning === undefined
    ? { key, itemId: null, measure }
    : { key: null, itemId: meaning.itemId, measure: measure ?? meaning.defaultMeasure };
}

function remember({ edition, known }: Read, keys: readonly string[]): void {
  if (remembered.edition !== edition || remembered.meanings.size > mostRemembered)
    remembered = { edition, meanings: new Map() };
  const { meanings } = remembered;
  for (const [place, { itemId, defaultMeasure, isOfCity }] of known.entries()) {
    const key = keys[place];
    // A name that some city has for itself means another item at another market.
    if (key !== undefined && !isOfCity && !meanings.has(key)) meanings.set(key, { itemId, defaultMeasure });
  }
}
