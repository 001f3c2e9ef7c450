import { pinOf } from '#contract/areas.ts';
import { zoneNamed } from '#contract/cities/zones/resolve.ts';
import type { SavedAddress, SavedList } from '#contract/lists/saved/schema.ts';
import { goalAmong } from '#server/features/cities/zones/store-goal.ts';
import type { SavedAddressRow } from './store-addresses.ts';
import type { SavedListRow } from './store-lists.ts';

export function viewSavedList(row: SavedListRow): SavedList {
  return {
    id: row.id,
    name: row.name,
    text: row.text,
    changedAt: row.changedAt.toISOString(),
  };
}

export function viewSavedAddress(row: SavedAddressRow): SavedAddress {
  return {
    id: row.id,
    label: row.label,
    area: row.area,
    landmark: row.landmark,
    directions: row.directions,
    pin: pinOf(row),
    isDefault: row.isDefault,
    isServed: isServed(row),
  };
}

/** True where it is an address that can be kept: something is brought there now, and its area is the name of a zone. */
export function canBeStored(row: SavedAddressRow): boolean {
  return isServed(row) && zoneNamed(row.zones, row.area) !== undefined;
}

/** True where an order can be brought there now. */
function isServed(row: SavedAddressRow): boolean {
  return goalAmong(row.zones, { area: row.area, pin: pinOf(row) }) !== undefined;
}
