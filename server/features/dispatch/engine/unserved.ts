import { may, type Board } from './model/board.ts';
import { longestTour } from './tours/insertion.ts';
import type { UnservedOrder } from './instructions.ts';
import { unplannedOf, type Tours } from './tours/tours.ts';

/** Orders in no tour, each with the reason. */
export function unservedOf(board: Board, tours: Tours): UnservedOrder[] {
  return unplannedOf(tours).flatMap((order) => {
    const id = board.orders[order]?.id;
    return id === undefined ? [] : [{ order: id, why: whyUnserved(board, tours, order) }];
  });
}

function whyUnserved(board: Board, tours: Tours, order: number): UnservedOrder['why'] {
  if (board.agents.length === 0) return 'nobody-on-duty';
  const able = [...board.agents.keys()].filter((agent) => may(board, order, agent));
  if (able.length === 0) return 'nobody-may';
  const isFull = (agent: number) => (tours.runs[agent]?.length ?? 0) >= longestTour;
  return able.some(isFull) ? 'everybody-busy' : 'nobody-in-time';
}
