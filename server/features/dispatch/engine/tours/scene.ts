import type { Board } from '../model/board.ts';
import type { Candidates } from './candidates.ts';
import { waitingCost } from '../model/cost.ts';
import { bestInsertion, withInsertion, type Insertion } from './insertion.ts';
import type { Outlook } from '../model/outlook.ts';
import { tourCost } from './tour.ts';
import { noAgent, setTour, unplannedOf, type Tours } from './tours.ts';

/** All that weighing a plan takes. */
export interface Scene {
  board: Board;
  outlook: Outlook;
  candidates: Candidates;
}

export function noTours({ board, outlook }: Scene): Tours {
  return {
    runs: board.agents.map(() => []),
    costs: board.agents.map((_, agent) => tourCost(board, outlook, agent, [])),
    agentOf: new Int32Array(board.orders.length).fill(noAgent),
  };
}

// An order that nobody can take counts as one that comes in three hours.
const inVain = 180;

export function totalCost({ board }: Scene, tours: Tours): number {
  let total = 0;
  for (const cost of tours.costs) total += cost;
  for (const order of unplannedOf(tours)) {
    const waiting = board.orders[order];
    if (waiting !== undefined) total += waitingCost(waiting, board.now + inVain);
  }
  return total;
}

/** Cheapest position of an order, if any agent can take it. */
export function bestPlace(
  { board, outlook }: Scene,
  tours: Tours,
  order: number,
  agents: Iterable<number>,
): Insertion | undefined {
  let best: Insertion | undefined;
  for (const agent of agents) {
    const tour = { agent, runs: tours.runs[agent] ?? [], cost: tours.costs[agent] ?? 0 };
    best = bestInsertion(board, outlook, tour, order, best?.added ?? Infinity) ?? best;
  }
  return best;
}

export function putIn(tours: Tours, order: number, place: Insertion): void {
  const runs = tours.runs[place.agent] ?? [];
  const cost = (tours.costs[place.agent] ?? 0) + place.added;
  setTour(tours, place.agent, withInsertion(runs, place, order), cost);
}

export function takeOut({ board, outlook }: Scene, tours: Tours, order: number): void {
  const agent = tours.agentOf[order] ?? noAgent;
  if (agent === noAgent) return;
  const runs = (tours.runs[agent] ?? [])
    .map((run) => (run.includes(order) ? run.filter((other) => other !== order) : run))
    .filter((run) => run.length > 0);
  setTour(tours, agent, runs, tourCost(board, outlook, agent, runs));
}
