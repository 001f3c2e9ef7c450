import { asKobo } from '#contract/kobo.ts';
import type { Books, BooksCheck, Unsettled } from '#contract/payments/books/schema.ts';
import type { UnsettledRow } from './store.ts';
import type { BooksCheckRow } from './store-check.ts';

export function viewCheck({ day, at, differences }: BooksCheckRow): BooksCheck {
  return { day, at: at.toISOString(), differences };
}

export function viewBooks(
  accounts: Books['accounts'],
  waiting: readonly UnsettledRow[],
  lastCheck: BooksCheckRow | undefined,
  now: Date,
): Books {
  return {
    accounts: accounts.map(({ account, kobo }) => ({ account, kobo })),
    unsettled: waiting.map(viewUnsettled),
    lastCheck: lastCheck === undefined ? null : viewCheck(lastCheck),
    asOf: now.toISOString(),
  };
}

function viewUnsettled({ kind, id, code, kobo, since }: UnsettledRow): Unsettled {
  return { kind, id, code, kobo: asKobo(kobo), since: since.toISOString() };
}
