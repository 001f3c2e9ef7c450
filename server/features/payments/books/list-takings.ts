import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/books/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { spanOf } from './days.ts';
import { readTakings } from './store.ts';

export async function listTakings(
  db: Db,
  days: InputOf<typeof endpoints.listTakings>,
): Promise<OutcomeOf<typeof endpoints.listTakings>> {
  if (spanOf(days) === undefined) return { ok: false, reason: 'bad-days' };
  return { ok: true, value: await readTakings(db, days) };
}
