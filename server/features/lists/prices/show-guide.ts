import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as catalogue from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findActiveMarket } from '#server/features/markets/store.ts';
import { readGuide } from './store/guide.ts';

export async function showGuide(
  db: Db,
  { slug }: InputOf<typeof catalogue.showGuide>,
): Promise<OutcomeOf<typeof catalogue.showGuide>> {
  const market = await findActiveMarket(db, slug);
  if (market === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await readGuide(db, market.id) };
}
