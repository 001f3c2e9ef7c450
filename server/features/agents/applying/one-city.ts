import type { CityId } from '#contract/cities/ids.ts';

type InOne = { ok: true; cityId: CityId } | { ok: false; reason: 'market-gone' | 'several-cities' };

/** The one city in which an agent's markets lie, of those of them that are shown. */
export function oneCityOf(marketIds: readonly string[], cityIds: readonly CityId[]): InOne {
  const [cityId, ...others] = cityIds;
  if (cityId === undefined || cityIds.length < marketIds.length) return { ok: false, reason: 'market-gone' };
  return others.every((other) => other === cityId)
    ? { ok: true, cityId }
    : { ok: false, reason: 'several-cities' };
}
