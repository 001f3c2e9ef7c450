import { boardOf, type Board } from './board.ts';
import { commit, unservedOf } from './commit.ts';
import { etasOf } from './eta.ts';
import type { Instructions } from './instructions.ts';
import type { DispatchState } from './state.ts';
import { insertBest, noTours } from './tours.ts';

/**
 * Who gets which orders, in which sequence, from when: a pure function of what is known now. The same state gives
 * the same instructions, whatever the hour and the machine.
 */
export function plan(state: DispatchState): Instructions {
  const board = boardOf(state);
  const tours = noTours(board);
  for (const order of mostUrgentFirst(board)) insertBest(board, tours, order, board.agents.keys());
  const { runs, held } = commit(board, tours);
  return {
    runs,
    held,
    unserved: unservedOf(board, tours.unplanned),
    etas: etasOf(board, tours),
    memory: { tours: [] },
  };
}

function mostUrgentFirst(board: Board): number[] {
  const due = (order: number) => board.orders[order]?.dueBy ?? 0;
  return [...board.orders.keys()].toSorted((one, other) => due(one) - due(other) || one - other);
}
