import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#contract/areas.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { goalOf } from '#contract/cities/zones/resolve.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { apiQuery, known, type Asking } from '#web/data/api-query.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

export const zonesQuery = apiQuery(listZones, {});

/**
 * The neighbourhoods of one city; all of them where an older server answers, as during an update, which refuses to be
 * asked for a city.
 */
export function zonesIn(cityId: CityId): typeof zonesQuery {
  const ofCity = apiQuery(listZones, { cityId });
  const queryFn = async (asking: Asking) => {
    try {
      return await ofCity.queryFn(asking);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'bad-input') return zonesQuery.queryFn(asking);
      throw error;
    }
  };
  return { ...ofCity, queryFn };
}

/** The neighbourhoods that are served, once they are there. */
export const useZones: () => Zone[] | undefined = isOnServer
  ? () => known(useQueryClient(), zonesQuery)
  : () => useQuery(zonesQuery).data;

/** True where something is brought to an address, as far as this phone knows. */
export function isReached(
  zones: readonly Zone[] | undefined,
  address: { area: string; pin: Place | null },
): boolean {
  return zones === undefined || goalOf(zones, address) !== undefined;
}
