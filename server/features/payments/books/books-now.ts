import type { Books } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { readLastCheck } from './store-check.ts';
import { readTotals, readUnsettledRows } from './store.ts';
import { viewBooks } from './view.ts';

/** Longer than a payment that goes well takes. */
const unsettledAfterMs = 30 * 60_000;
const mostUnsettled = 200;

export async function booksNow(db: Db): Promise<Books> {
  const now = new Date();
  const before = new Date(now.getTime() - unsettledAfterMs);
  const [totals, waiting, lastCheck] = await Promise.all([
    readTotals(db),
    readUnsettledRows(db, before, mostUnsettled),
    readLastCheck(db),
  ]);
  return viewBooks(totals, waiting, lastCheck, now);
}
