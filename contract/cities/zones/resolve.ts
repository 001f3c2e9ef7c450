import type { Place } from '#contract/areas.ts';
import { liesIn, pointOf, type Outline } from './outline.ts';

interface Served {
  name: string;
  outline: Outline;
  middle: Place;
  /** Absent where only open ones are known. */
  isOpen?: boolean;
}

/** The zone that a place lies in. */
export function zoneAt<Zone extends Pick<Served, 'outline'>>(
  zones: readonly Zone[],
  place: Place,
): Zone | undefined {
  const point = pointOf(place);
  return zones.find(({ outline }) => liesIn(outline, point));
}

/** The zone that people mean by a name. */
export function zoneNamed<Zone extends Pick<Served, 'name'>>(
  zones: readonly Zone[],
  name: string,
): Zone | undefined {
  const wanted = name.trim().toLowerCase();
  return zones.find((zone) => zone.name.toLowerCase() === wanted);
}

interface Goal<Zone> {
  zone: Zone;
  /** The name that the address keeps: as it was said, where a zone that is open is called so. */
  area: string;
  door: Place;
}

/** The goal of an address: the zone that its pin lies in, else the one that it names; nothing where it is not open. */
export function goalOf<Zone extends Served>(
  zones: readonly Zone[],
  { area, pin }: { area: string; pin: Place | null },
): Goal<Zone> | undefined {
  const named = zoneNamed(zones, area);
  const zone = pin === null ? named : zoneAt(zones, pin);
  if (zone === undefined || zone.isOpen === false) return undefined;
  const shownAs = named === undefined || named.isOpen === false ? zone : named;
  return { zone, area: shownAs.name, door: pin ?? zone.middle };
}
