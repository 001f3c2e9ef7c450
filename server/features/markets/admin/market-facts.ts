import type { CityId } from '#contract/cities/ids.ts';
import type { InputOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/endpoints.ts';
import { pageSlug } from '#contract/page-slug.ts';
import { weekdays } from '#contract/time.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { MarketFacts, MarketRow } from '../store.ts';

export type NewMarket = InputOf<typeof endpoints.addMarket>;

/** The slug comes from the name, and the days in the order of the week. */
export function marketFrom(written: NewMarket, cityId: CityId): MarketFacts {
  return {
    cityId,
    name: written.name,
    slug: pageSlug(written.name),
    description: written.description,
    location: written.location,
    isActive: written.isActive,
    hours: written.hours,
    marketDays: weekdays.filter((day) => written.marketDays.some((marketDay) => marketDay === day)),
  };
}

export async function recordMarket(
  db: Db,
  by: Actor,
  action: string,
  before: MarketRow | null,
  after: MarketRow,
): Promise<void> {
  await recordChange(db, by, {
    action,
    noun: 'markets',
    subject: after.id,
    before: before === null ? null : factsOf(before),
    after: factsOf(after),
  });
}

export function factsOf({
  cityId,
  name,
  slug,
  description,
  location,
  isActive,
  marketDays,
  hours,
}: MarketFacts): Facts {
  return { cityId, name, slug, description, location, isActive, marketDays, ...hours };
}
