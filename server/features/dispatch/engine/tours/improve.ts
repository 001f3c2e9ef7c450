import type { Dice } from '../dice.ts';
import { chooseRuin, orderOfReturn } from './ruin.ts';
import { bestPlace, putIn, takeOut, totalCost, type Scene } from './scene.ts';
import type { Runs } from './tour.ts';
import { noAgent, setTour, type Tours } from './tours.ts';

/** Tours as they were, by agent. */
type Undo = Map<number, { runs: Runs; cost: number }>;

// Fruitless tries for every open order after which the plan is as good as it will get.
const triesAnOrder = 2;
const leastTries = 20;

/**
 * Ruin and recreate: takes a few related orders out, puts each back where it costs least, keeps what is no worse.
 * It ends when its effort is spent, which is counted in places weighed and never in time.
 */
export function improve(scene: Scene, tours: Tours, dice: Dice, effort: number): void {
  const { board } = scene;
  const enough = leastTries + triesAnOrder * board.orders.length;
  let cost = totalCost(scene, tours);
  let left = effort;
  for (let fruitless = 0; fruitless < enough && left > 0 && board.orders.length > 0; fruitless += 1) {
    const undo: Undo = new Map();
    const orders = chooseRuin(board, tours, dice);
    for (const order of orders) {
      note(undo, tours, tours.agentOf[order] ?? noAgent);
      takeOut(scene, tours, order);
    }
    left -= putBack(scene, tours, undo, orderOfReturn(board, orders, dice));
    const changed = totalCost(scene, tours);
    if (changed < cost - leastGain) fruitless = 0;
    if (changed <= cost + leastGain) cost = changed;
    else restore(tours, undo);
  }
}

// Below this a difference is one of rounding.
const leastGain = 1e-6;

/** Answers how many places were weighed. */
function putBack(scene: Scene, tours: Tours, undo: Undo, orders: readonly number[]): number {
  let weighed = 0;
  for (const order of orders) {
    const agents = [...scene.candidates(tours, order)];
    const place = bestPlace(scene, tours, order, agents);
    for (const agent of agents) weighed += 1 + (tours.runs[agent]?.length ?? 0);
    if (place === undefined) continue;
    note(undo, tours, place.agent);
    putIn(tours, order, place);
  }
  return weighed;
}

function note(undo: Undo, tours: Tours, agent: number): void {
  if (agent === noAgent || undo.has(agent)) return;
  undo.set(agent, { runs: tours.runs[agent] ?? [], cost: tours.costs[agent] ?? 0 });
}

function restore(tours: Tours, undo: Undo): void {
  for (const agent of undo.keys()) setTour(tours, agent, [], 0);
  for (const [agent, { runs, cost }] of undo) setTour(tours, agent, runs, cost);
}
