import { may } from './model/board.ts';
import type { Demand } from './model/demand.ts';
import type { Scene } from './tours/scene.ts';
import type { Memory } from './state.ts';
import { tourCost } from './tours/tour.ts';
import { setTour, type Tours } from './tours/tours.ts';

/** Takes up the plan of last time, as far as its orders still wait and its agents can still do it. */
export function recall({ board, outlook }: Scene, tours: Tours, memory: Memory): void {
  const orders = new Map(board.orders.map(({ id }, number) => [id, number]));
  const agents = new Map(board.agents.map(({ id }, number) => [id, number]));
  for (const tour of memory.tours) {
    const agent = agents.get(tour.agent);
    if (agent === undefined) continue;
    const runs = tour.runs
      .map((run) => run.flatMap((id) => orders.get(id) ?? []).filter((order) => may(board, order, agent)))
      .filter((run) => run.length > 0);
    const cost = tourCost(board, outlook, agent, runs);
    if (cost < Infinity) setTour(tours, agent, runs, cost);
  }
}

export function remember({ board }: Scene, tours: Tours, demand: Demand): Memory {
  const name = (order: number) => board.orders[order]?.id ?? [];
  return {
    at: board.now,
    known: board.orders.map(({ id }) => id),
    demand,
    tours: board.agents.flatMap(({ id }, number) => {
      const runs = tours.runs[number] ?? [];
      return runs.length === 0 ? [] : [{ agent: id, runs: runs.map((run) => run.flatMap(name)) }];
    }),
  };
}
