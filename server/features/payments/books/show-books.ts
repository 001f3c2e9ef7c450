import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/books/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { booksNow } from './books-now.ts';

export async function showBooks(db: Db): Promise<OutcomeOf<typeof endpoints.showBooks>> {
  return { ok: true, value: await booksNow(db) };
}
