import type { OrderFilter } from '#contract/orders/admin/schema.ts';
import type { changedFilter } from '../url-state.ts';

/** A part of the filters: what holds, and how it is changed. */
export interface FilterPart {
  filter: OrderFilter;
  onChange: (change: Parameters<typeof changedFilter>[1]) => void;
}
