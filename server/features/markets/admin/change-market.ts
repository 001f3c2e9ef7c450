import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { isUsableSlug } from '#contract/page-slug.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { orSlugTaken } from '#server/features/cities/or-slug-taken.ts';
import { claimSlug } from '#server/features/cities/store-slugs.ts';
import { holdCity } from '#server/features/cities/store.ts';
import { hasOrdersOrAgents, lockMarket, setPosition, updateMarket, type MarketRow } from '../store.ts';
import { viewMarket } from '../view.ts';
import { factsOf, marketFrom, recordMarket, type NewMarket } from './market-facts.ts';

export async function changeMarket(
  db: Db,
  { marketId, seen, ...written }: InputOf<typeof endpoints.changeMarket>,
  by: Actor,
): Promise<OutcomeOf<typeof endpoints.changeMarket>> {
  const work = inTransaction(db, async (transaction): Promise<OutcomeOf<typeof endpoints.changeMarket>> => {
    const before = await lockMarket(transaction, marketId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (seen !== undefined && !isDeepStrictEqual(factsOf(renamedFrom(before, seen)), factsOf(before)))
      return { ok: false, reason: 'changed-meanwhile' };
    const market = renamedFrom(before, written);
    if (!isUsableSlug(market.slug)) return { ok: false, reason: 'slug-reserved' };
    if (!(await claimSlug(transaction, market.slug, marketId))) return { ok: false, reason: 'slug-taken' };
    const moved = await moveToCity(transaction, before, market);
    if (typeof moved === 'string') return { ok: false, reason: moved };
    const row = await updateMarket(transaction, marketId, market);
    await recordMarket(transaction, by, 'changeMarket', before, row);
    return { ok: true, value: viewMarket({ ...row, ...moved }) };
  });
  return orSlugTaken(work);
}

/** A market that keeps its name keeps its address too, which is another where the name became a screen's. */
function renamedFrom(before: MarketRow, written: NewMarket) {
  const market = marketFrom(written, written.cityId ?? before.cityId);
  return market.name === before.name ? { ...market, slug: before.slug } : market;
}

type Place = Pick<MarketRow, 'latitude' | 'longitude'>;

/** The market's place afterwards, the middle of another city; or why it stays or cannot be shown. */
async function moveToCity(
  db: Db,
  before: MarketRow,
  { cityId, isActive }: Pick<MarketRow, 'cityId' | 'isActive'>,
): Promise<Place | 'city-fixed' | 'city-hidden' | 'no-such-city'> {
  const { latitude, longitude } = before;
  const isMoved = cityId !== before.cityId;
  if (!isMoved && (before.isActive || !isActive)) return { latitude, longitude };
  const city = await holdCity(db, cityId);
  if (city === undefined) return 'no-such-city';
  if (isActive && !city.isActive) return 'city-hidden';
  if (!isMoved) return { latitude, longitude };
  if (await hasOrdersOrAgents(db, before.id)) return 'city-fixed';
  const middle = { latitude: city.latitude, longitude: city.longitude };
  await setPosition(db, before.id, middle);
  return middle;
}
