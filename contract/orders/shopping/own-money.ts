import type { Kobo } from '#contract/kobo.ts';
import type { Measure } from '#contract/measures/measures.ts';

/** As much of an item as its money needs; a reader of another's list knows neither its words nor its money. */
interface ItemMoney {
  raw?: string | undefined;
  quantity: number;
  measure: Measure | null;
  capKobo?: Kobo | null | undefined;
}

const someSum = /\d|\bhundred\b|\bthousand\b/i;
/** A count, or a word that makes the money a limit: then it is not that much worth. */
const countOrLimit = /(?:^|\s)(?:1|one|an?|x1|1x)(?:\s|$)|\b(?:at|max|maximum|most|each|under|below)\b|@/i;

/**
 * The money of a line that says nothing but money: `pepper 500` is ₦500 worth of pepper, and its quantity of 1 counts
 * nothing. Null where a count, a measure or a limit was said, or the money was added later.
 */
export function worthOf({ raw, quantity, measure, capKobo }: ItemMoney): Kobo | null {
  if (raw === undefined || capKobo === undefined || quantity !== 1 || measure !== null) return null;
  return someSum.test(raw) && !countOrLimit.test(raw) ? capKobo : null;
}

/** The most that a line may cost, where its money is not itself what was asked for. */
export function limitOf(item: ItemMoney): Kobo | null {
  return worthOf(item) === null ? (item.capKobo ?? null) : null;
}
