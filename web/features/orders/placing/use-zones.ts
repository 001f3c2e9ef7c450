import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CityId } from '#contract/cities/ids.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { isOneCity } from '#contract/markets/one-city.ts';
import type { Market } from '#contract/markets/schema.ts';
import { zonesIn, zonesQuery } from '#web/features/cities/zones/queries.ts';
import { useMarkets } from '#web/features/markets/queries.ts';
import { known } from '#web/data/api-query.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

/**
 * The neighbourhoods that a market's orders go to: those of its city. Where there are several cities nothing is asked
 * before a market is chosen.
 */
export function useZonesOf(marketId: Market['id'] | null): Zone[] | undefined {
  const markets = useMarkets();
  const cityId = markets?.find(({ id }) => id === marketId)?.cityId;
  const zones = useAskedZones(markets !== undefined && isOneCity(markets) ? 'all' : (cityId ?? null));
  return cityId === undefined ? zones : zones?.filter((zone) => zone.cityId === cityId);
}

const queryOf = (asked: CityId | 'all' | null) =>
  asked === null || asked === 'all' ? zonesQuery : zonesIn(asked);

const useAskedZones = isOnServer
  ? (asked: CityId | 'all' | null) => known(useQueryClient(), queryOf(asked))
  : (asked: CityId | 'all' | null) => useQuery({ ...queryOf(asked), enabled: asked !== null }).data;
