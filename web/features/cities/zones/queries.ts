import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Place } from '#contract/areas.ts';
import type { CityId } from '#contract/cities/ids.ts';
import { listZones } from '#contract/cities/zones/endpoints.ts';
import { goalOf } from '#contract/cities/zones/resolve.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import { apiQuery, apiQueryOrWider, known } from '#web/data/api-query.ts';
import { isOnServer } from '#web/lib/page/on-server.ts';

export const zonesQuery = apiQuery(listZones, {});

/** The neighbourhoods of one city. */
export function zonesIn(cityId: CityId): typeof zonesQuery {
  return apiQueryOrWider(listZones, { cityId }, {});
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
