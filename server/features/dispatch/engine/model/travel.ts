import type { Board } from './board.ts';
import { metresBetween, type Place } from './place.ts';
import type { World } from '../state.ts';

export function travelMinutes(world: World, from: Place, to: Place): number {
  return minutesFor(world, metresBetween(from, to));
}

/** The same between two points of the board: the sum that is done a million times. */
export function wayMinutes(board: Board, from: number, to: number): number {
  const east = (board.east[from] ?? 0) - (board.east[to] ?? 0);
  const north = (board.north[from] ?? 0) - (board.north[to] ?? 0);
  return minutesFor(board.world, Math.sqrt(east * east + north * north));
}

function minutesFor(world: World, metres: number): number {
  const minutes = (metres * world.detour) / world.metresPerMinute;
  return world.wholeMinutes ? Math.ceil(minutes) : minutes;
}
