import { boardOf, type Board } from './model/board.ts';
import { candidatesOn } from './tours/candidates.ts';
import { commit } from './commit.ts';
import { learnDemand } from './model/demand.ts';
import { diceFrom } from './dice.ts';
import { etasOf } from './model/eta.ts';
import { improve } from './tours/improve.ts';
import type { Instructions } from './instructions.ts';
import { remember, recall } from './memory.ts';
import { outlookOf } from './model/outlook.ts';
import { partWhoWaitsTooLong } from './split-late-bundles.ts';
import { bestPlace, noTours, putIn, type Scene } from './tours/scene.ts';
import type { DispatchState } from './state.ts';
import { noAgent, type Tours } from './tours/tours.ts';

/**
 * Assigns orders to agents with sequence and start: a pure function of the state. The same state gives the same
 * instructions, whatever the hour and the machine.
 */
export function plan(state: DispatchState): Instructions {
  const board = boardOf(state);
  const demand = learnDemand(state);
  const scene = { board, outlook: outlookOf(board, demand), candidates: candidatesOn(board) };
  const tours = noTours(scene);
  if (state.memory !== undefined) recall(scene, tours, state.memory);
  planTheRest(scene, tours);
  improve(scene, tours, diceFrom(state.now), state.world.effort);
  partWhoWaitsTooLong(scene, tours);
  return {
    ...commit(board, tours),
    etas: etasOf(board, tours),
    memory: remember(scene, tours, demand),
  };
}

/** Each order that stands in no tour goes where it costs least, the most urgent first. */
function planTheRest(scene: Scene, tours: Tours): void {
  for (const order of mostUrgentFirst(scene.board)) {
    if (tours.agentOf[order] !== noAgent) continue;
    const place = bestPlace(scene, tours, order, scene.candidates(tours, order));
    if (place !== undefined) putIn(tours, order, place);
  }
}

function mostUrgentFirst(board: Board): number[] {
  const due = (order: number) => board.orders[order]?.dueBy ?? 0;
  return [...board.orders.keys()].toSorted((one, other) => due(one) - due(other));
}
