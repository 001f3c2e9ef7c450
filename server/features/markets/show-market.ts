import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findActiveMarket } from './store.ts';
import { viewMarket } from './view.ts';

/** A hidden market is not found: the public need not know that it exists. */
export async function showMarket(
  db: Db,
  { slug }: InputOf<typeof endpoints.showMarket>,
): Promise<OutcomeOf<typeof endpoints.showMarket>> {
  const row = await findActiveMarket(db, slug);
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewMarket(row) };
}
