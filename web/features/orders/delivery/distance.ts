import type { Position } from '#contract/agents/schema.ts';
import { kilometresBetween, roadFactor, type Place } from '#contract/areas.ts';

const nearKm = 0.2;

/** About how far by road, in kilometres as people say them; nothing where it is next door. */
export function kilometresAway(from: Pick<Position, 'latitude' | 'longitude'>, to: Place): string | null {
  const kilometres = kilometresBetween(from, to) * roadFactor;
  return kilometres < nearKm ? null : kilometres.toFixed(1);
}
