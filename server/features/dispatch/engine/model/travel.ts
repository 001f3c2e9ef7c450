import type { Board } from './board.ts';
import { metresBetween, type Place } from './place.ts';
import type { World } from '../state.ts';

export function travelMinutes(world: World, from: Place, to: Place): number {
  return minutesFor(world, metresBetween(from, to), world.metresPerMinute);
}

/** The same between two points of the board: the sum that is done a million times. */
export function wayMinutes(
  board: Board,
  from: number,
  to: number,
  metresPerMinute = board.world.metresPerMinute,
): number {
  const east = (board.east[from] ?? 0) - (board.east[to] ?? 0);
  const north = (board.north[from] ?? 0) - (board.north[to] ?? 0);
  return minutesFor(board.world, Math.sqrt(east * east + north * north), metresPerMinute);
}

function minutesFor(world: World, metres: number, metresPerMinute: number): number {
  const minutes = (metres * world.detour) / metresPerMinute;
  return world.wholeMinutes ? Math.ceil(minutes) : minutes;
}
