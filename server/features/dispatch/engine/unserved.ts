import { may, type Board } from './model/board.ts';
import { longestTour } from './tours/insertion.ts';
import type { UnservedOrder } from './instructions.ts';
import { unplannedOf, type Tours } from './tours/tours.ts';

/** Why nobody can take what stands in no tour. */
export function unservedOf(board: Board, tours: Tours): UnservedOrder[] {
  return unplannedOf(tours).flatMap((order) => {
    const id = board.orders[order]?.id;
    return id === undefined ? [] : [{ order: id, why: whyNobody(board, tours, order) }];
  });
}

function whyNobody(board: Board, tours: Tours, order: number): UnservedOrder['why'] {
  if (board.agents.length === 0) return 'nobody-on-duty';
  const able = [...board.agents.keys()].filter((agent) => may(board, order, agent));
  if (able.length === 0) return 'nobody-may';
  const isFull = (agent: number) => (tours.runs[agent]?.length ?? 0) >= longestTour;
  return able.some(isFull) ? 'everybody-busy' : 'nobody-in-time';
}
