import type { Runs } from './tour.ts';

/** A whole plan: the tour of every agent, what each costs, and in whose tour an order stands. */
export interface Tours {
  runs: Runs[];
  costs: number[];
  agentOf: Int32Array;
}

export const noAgent = -1;

export function setTour(tours: Tours, agent: number, runs: Runs, cost: number): void {
  for (const run of tours.runs[agent] ?? []) for (const order of run) tours.agentOf[order] = noAgent;
  for (const run of runs) for (const order of run) tours.agentOf[order] = agent;
  tours.runs[agent] = runs;
  tours.costs[agent] = cost;
}

export const unplannedOf = (tours: Tours): number[] =>
  [...tours.agentOf.keys()].filter((order) => tours.agentOf[order] === noAgent);
