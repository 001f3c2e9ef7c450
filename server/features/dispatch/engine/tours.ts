import type { Board } from './board.ts';
import { bestInsertion, withInsertion, type Insertion } from './insertion.ts';
import { tourCost, type Runs } from './tour.ts';

/** A whole plan: the tour of every agent, and the orders that stand in none. */
export interface Tours {
  runs: Runs[];
  costs: number[];
  unplanned: Set<number>;
}

export function noTours(board: Board): Tours {
  return {
    runs: board.agents.map(() => []),
    costs: board.agents.map(() => 0),
    unplanned: new Set(board.orders.keys()),
  };
}

export function setTour(board: Board, tours: Tours, agentNumber: number, runs: Runs): void {
  const agent = board.agents[agentNumber];
  if (agent === undefined) return;
  for (const order of (tours.runs[agentNumber] ?? []).flat()) tours.unplanned.add(order);
  tours.runs[agentNumber] = runs;
  tours.costs[agentNumber] = tourCost(board, agentNumber, agent, runs);
  for (const order of runs.flat()) tours.unplanned.delete(order);
}

/** Puts an order where it costs least, if anybody can take it at all. */
export function insertBest(
  board: Board,
  tours: Tours,
  order: number,
  candidates: Iterable<number>,
): Insertion | undefined {
  let best: Insertion | undefined;
  for (const agent of candidates) {
    const limit = best?.added ?? Infinity;
    const found = bestInsertion(board, agent, tours.runs[agent] ?? [], tours.costs[agent] ?? 0, order, limit);
    if (found !== undefined) best = found;
  }
  if (best !== undefined) {
    setTour(board, tours, best.agent, withInsertion(tours.runs[best.agent] ?? [], best, order));
  }
  return best;
}
