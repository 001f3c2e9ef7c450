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
