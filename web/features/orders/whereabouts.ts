import type { Position } from '#contract/agents/schema.ts';
import { kilometresBetween, servedAreas, type Place } from '#contract/orders/areas.ts';
import type { Address } from '#contract/orders/schema.ts';

/** Roads are longer than the way of a bird. */
const roadFactor = 1.4;
const nearKm = 0.2;

/** The pin, or the middle of the neighbourhood that the address names. */
export function doorOf({ pin, area }: Pick<Address, 'pin' | 'area'>): Place {
  return pin ?? servedAreas[area];
}

/** About how far by road, in kilometres as people say them; nothing where it is next door. */
export function kilometresAway(from: Pick<Position, 'latitude' | 'longitude'>, to: Place): string | null {
  const kilometres = kilometresBetween(from, to) * roadFactor;
  return kilometres < nearKm ? null : kilometres.toFixed(1);
}
