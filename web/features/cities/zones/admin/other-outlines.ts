import type { CityId } from '#contract/cities/ids.ts';
import type { OfficeZone } from '#contract/cities/zones/schema.ts';
import type { OtherOutline } from '#web/ui/map/draw-outlines.ts';

/** Zones as the map draws those that are not drawn on it; the one that is lain over stands out. */
export function otherOutlines(zones: readonly OfficeZone[], struckId: string | null): OtherOutline[] {
  return zones.map(({ id, name, outline, isOpen }) => ({
    name,
    points: outline,
    look: id === struckId ? 'struck' : isOpen ? 'open' : 'closed',
  }));
}

/**
 * The zones beside one that is drawn: those of its city, by which the map chooses what it shows, and one of another city
 * where it is lain over.
 */
export function outlinesBeside(
  zones: readonly OfficeZone[],
  cityId: CityId,
  neighbour: OfficeZone | undefined,
): OtherOutline[] {
  const beside = zones.filter((zone) => zone.cityId === cityId || zone.id === neighbour?.id);
  return otherOutlines(beside, neighbour?.id ?? null);
}
