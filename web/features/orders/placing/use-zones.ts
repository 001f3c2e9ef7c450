import type { Zone } from '#contract/cities/zones/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useZones } from '#web/features/cities/zones/queries.ts';
import { useMarkets } from '#web/features/markets/queries.ts';

/** The neighbourhoods that a market's orders go to: those of its city. */
export function useZonesOf(marketId: Market['id'] | null): Zone[] | undefined {
  const zones = useZones();
  const cityId = useMarkets()?.find(({ id }) => id === marketId)?.cityId;
  return cityId === undefined ? zones : zones?.filter((zone) => zone.cityId === cityId);
}
