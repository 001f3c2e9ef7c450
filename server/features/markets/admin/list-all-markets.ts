import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { readMarkets } from '../store.ts';
import { viewMarket } from '../view.ts';

export async function listAllMarkets(db: Db): Promise<OutcomeOf<typeof endpoints.listAllMarkets>> {
  return { ok: true, value: (await readMarkets(db)).map(viewMarket) };
}
