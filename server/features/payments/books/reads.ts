import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/books/endpoints.ts';
import type { Books } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { readTakings, readTotals, readUnsettledRows } from './store.ts';
import { readLastCheck } from './store-check.ts';
import { viewBooks } from './view.ts';

/** Longer than a payment that goes well takes. */
const unsettledAfterMs = 30 * 60_000;
const mostUnsettled = 200;
const dayMs = 24 * 60 * 60_000;
const mostDays = 366;

export async function showBooks(db: Db): Promise<OutcomeOf<typeof endpoints.showBooks>> {
  return { ok: true, value: await booksNow(db) };
}

/** Where the house's money is. */
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

export async function listTakings(
  db: Db,
  days: InputOf<typeof endpoints.listTakings>,
): Promise<OutcomeOf<typeof endpoints.listTakings>> {
  if (spanOf(days) === undefined) return { ok: false, reason: 'bad-days' };
  return { ok: true, value: await readTakings(db, days) };
}

/** From the first moment of the first day in Lagos to the last of the last; nothing where they make no span. */
export function spanOf({ from, to }: { from: string; to: string }): { from: Date; to: Date } | undefined {
  const span = { from: new Date(`${from}T00:00:00+01:00`), to: new Date(`${to}T00:00:00+01:00`) };
  const days = (span.to.getTime() - span.from.getTime()) / dayMs;
  if (!(days >= 0 && days < mostDays)) return undefined;
  return { from: span.from, to: new Date(span.to.getTime() + dayMs) };
}
