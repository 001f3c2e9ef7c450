import type { SavedAddress } from '#contract/lists/saved/schema.ts';
import { isReached, useZones } from '#web/features/cities/zones/queries.ts';

/** Tells whether something is brought to a place: by the neighbourhoods of this moment, else as the server said it. */
export function useIsServed(): (place: SavedAddress) => boolean {
  const zones = useZones();
  return (place) => (zones === undefined ? place.isServed !== false : isReached(zones, place));
}
