import type { Board } from './model/board.ts';
import { collect, deliver, startOf } from './model/course.ts';
import { isDueLater, lastStart } from './model/last-start.ts';
import type { Scene } from './tours/scene.ts';
import type { Agent } from './state.ts';
import { tourCost } from './tours/tour.ts';
import { setTour, type Tours } from './tours/tours.ts';

/**
 * An order that waits for the rest of its bundle until it is late, though alone it would be in time, goes alone. A
 * plan may well win by such a wait, all in all; the promise to this customer would be broken by us and not by the town.
 */
export function partWhoWaitsTooLong({ board, outlook }: Scene, tours: Tours): void {
  for (const [number, agent] of board.agents.entries()) {
    const [first, ...rest] = tours.runs[number] ?? [];
    if (first === undefined || first.length === 1 || agent.freeFrom > board.now) continue;
    const isLate = (order: number, run: readonly number[]) =>
      deliveryOf(board, number, agent, run, order) > (board.orders[order]?.dueBy ?? Infinity);
    const delayed = first.find((order) => isLate(order, first) && !isLate(order, [order]));
    if (delayed === undefined || !isDueLater(board, lastStart(board, number, agent, first))) continue;
    const runs = [[delayed], first.filter((order) => order !== delayed), ...rest];
    const cost = tourCost(board, outlook, number, runs);
    if (cost < Infinity) setTour(tours, number, runs, cost);
  }
}

function deliveryOf(board: Board, number: number, agent: Agent, run: readonly number[], of: number): number {
  const course = startOf(board, number, agent);
  let delivered = Infinity;
  collect(board, agent, course, run);
  deliver(board, course, run, (_, __, order, at) => {
    if (order === of) delivered = at;
  });
  return delivered;
}
