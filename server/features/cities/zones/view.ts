import { pointsOf } from '#contract/cities/zones/outline.ts';
import type { CityOfZones, OfficeZone, Zone } from '#contract/cities/zones/schema.ts';
import type { CityOfZonesRow, ZoneRow } from './store.ts';

export function viewZone({ id, cityId, name, latitude, longitude, outline, feeKobo }: ZoneRow): Zone {
  return {
    id,
    cityId,
    name,
    middle: { latitude, longitude },
    outline: pointsOf(outline).map(([north, east]) => [north, east]),
    feeKobo,
  };
}

export function viewOfficeZone(row: ZoneRow): OfficeZone {
  return { ...viewZone(row), isOpen: row.isOpen, changedAt: row.changedAt.toISOString() };
}

export function viewCityOfZones({ id, name, latitude, longitude }: CityOfZonesRow): CityOfZones {
  return { id, name, middle: { latitude, longitude } };
}
