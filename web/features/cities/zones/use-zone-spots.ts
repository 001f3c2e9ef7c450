import { useMemo } from 'react';
import type { Spot } from '#web/ui/map/spot.ts';
import { useZones } from './queries.ts';

/** The neighbourhoods by name: on plain paper they tell where one is. */
export function useZoneSpots(): Spot[] {
  const zones = useZones();
  return useMemo(
    () =>
      (zones ?? []).map(({ name, middle }): Spot => ({ key: name, look: 'name', label: name, ...middle })),
    [zones],
  );
}
