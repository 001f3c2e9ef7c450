import type { SavedAddress, SavedList } from '#contract/lists/saved/schema.ts';
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
  const { latitude, longitude } = row;
  return {
    id: row.id,
    label: row.label,
    area: row.area,
    landmark: row.landmark,
    directions: row.directions,
    pin: latitude === null || longitude === null ? null : { latitude, longitude },
    isDefault: row.isDefault,
  };
}
