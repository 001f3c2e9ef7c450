import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { viewStoredPrice } from '../catalogue/view.ts';
import { isMarket } from './store/corrections.ts';
import { readPrices } from './store/guide.ts';

export async function listPrices(
  db: Db,
  { marketId }: InputOf<typeof catalogue.listPrices>,
): Promise<OutcomeOf<typeof catalogue.listPrices>> {
  if (!(await isMarket(db, marketId))) return { ok: false, reason: 'not-found' };
  return { ok: true, value: (await readPrices(db, marketId, null)).map(viewStoredPrice) };
}
