import type { OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { isUsableSlug } from '#contract/page-slug.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { orSlugTaken } from '#server/features/cities/or-slug-taken.ts';
import { claimSlug } from '#server/features/cities/store-slugs.ts';
import { holdCity, holdFirstCity } from '#server/features/cities/store.ts';
import { insertMarket, setPosition } from '../store.ts';
import { viewMarket } from '../view.ts';
import { marketFrom, recordMarket, type NewMarket } from './market-facts.ts';

export async function addMarket(
  db: Db,
  written: NewMarket,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.addMarket>> {
  const work = inTransaction(db, async (transaction): Promise<OutcomeOf<typeof endpoints.addMarket>> => {
    const { cityId } = written;
    const city = await (cityId === undefined ? holdFirstCity(transaction) : holdCity(transaction, cityId));
    if (city === undefined) return { ok: false, reason: 'no-such-city' };
    if (written.isActive && !city.isActive) return { ok: false, reason: 'city-hidden' };
    const market = marketFrom(written, city.id);
    if (!isUsableSlug(market.slug)) return { ok: false, reason: 'slug-reserved' };
    if (!(await claimSlug(transaction, market.slug, null))) return { ok: false, reason: 'slug-taken' };
    const row = await insertMarket(transaction, market);
    // Until somebody puts it on the map it stands in the middle of its city.
    const { latitude, longitude } = city;
    await setPosition(transaction, row.id, { latitude, longitude });
    await recordMarket(transaction, by, 'addMarket', null, row);
    return { ok: true, value: viewMarket({ ...row, latitude, longitude }) };
  });
  return orSlugTaken(work);
}
