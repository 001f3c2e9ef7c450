import { may, type Board } from './board.ts';
import type { UnservedOrder } from './instructions.ts';

/** Why nobody can take what stands in no tour. */
export function unservedOf(board: Board, unplanned: readonly number[]): UnservedOrder[] {
  return unplanned.flatMap((order) => {
    const id = board.orders[order]?.id;
    return id === undefined ? [] : [{ order: id, why: whyNobody(board, order) }];
  });
}

function whyNobody(board: Board, order: number): UnservedOrder['why'] {
  if (board.agents.length === 0) return 'nobody-on-duty';
  return board.agents.some((_, agent) => may(board, order, agent)) ? 'nobody-in-time' : 'nobody-may';
}
