import { useMemo } from 'react';
import { kilometresBetween, type Place } from '#contract/areas.ts';
import type { Zone } from '#contract/cities/zones/schema.ts';
import type { Spot } from '#web/ui/map/spot.ts';
import { useZones } from './queries.ts';

/** The neighbourhoods by name, of the cities that these places lie in: on plain paper they tell where one is. */
export function useZoneSpots(places: readonly Place[]): Spot[] {
  const zones = useZones();
  return useMemo(() => zoneSpots(zones ?? [], places), [zones, places]);
}

/** Names of another city stand out of sight, and would still be read aloud. */
export function zoneSpots(
  zones: readonly Pick<Zone, 'cityId' | 'name' | 'middle'>[],
  places: readonly Place[],
): Spot[] {
  const cities = new Set(places.map((place) => nearest(zones, place)?.cityId));
  return zones
    .filter(({ cityId }) => cities.has(cityId))
    .map(({ name, middle }) => ({ key: name, look: 'name', label: name, ...middle }));
}

function nearest<Shown extends Pick<Zone, 'middle'>>(
  zones: readonly Shown[],
  place: Place,
): Shown | undefined {
  const kilometres = ({ middle }: Shown) => kilometresBetween(middle, place);
  return zones.reduce<Shown | undefined>(
    (best, zone) => (best === undefined || kilometres(zone) < kilometres(best) ? zone : best),
    undefined,
  );
}
