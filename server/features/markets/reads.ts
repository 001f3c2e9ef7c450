import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type { Db } from '../../db/database.ts';
import { findActiveMarket, readActiveMarkets, readMarkets } from './store.ts';
import { viewMarket } from './view.ts';

export async function listMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listMarkets>> {
  return { ok: true, value: (await readActiveMarkets(db)).map(viewMarket) };
}

export async function listAllMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listAllMarkets>> {
  return { ok: true, value: (await readMarkets(db)).map(viewMarket) };
}

/** A hidden market is not found: the public need not know that it exists. */
export async function showMarket(
  db: Db,
  { slug }: InputOf<typeof endpoints.showMarket>,
): Promise<OutcomeOf<typeof endpoints.showMarket>> {
  const row = await findActiveMarket(db, slug);
  return row === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: viewMarket(row) };
}
