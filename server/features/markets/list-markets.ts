import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readActiveMarkets } from './store.ts';
import { viewMarket } from './view.ts';

export async function listMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listMarkets>> {
  return { ok: true, value: (await readActiveMarkets(db)).map(viewMarket) };
}
