import { isToShop, type Board } from './board.ts';
import { collect, deliver, startOf } from './course.ts';
import type { OrderEta } from '../instructions.ts';
import type { Tours } from '../tours/tours.ts';

// How far the truth strays from the model: a share of the way still to go, and more of what a market decides.
const early = 0.15;
const late = 0.3;
const lateWhileToShop = 0.5;
const leastSpread = 2;

/** When every planned order should be at its door, from the same sums that made the plan. */
export function etasOf(board: Board, tours: Tours): OrderEta[] {
  const etas: OrderEta[] = [];
  for (const [number, agent] of board.agents.entries()) {
    const course = startOf(board, number, agent);
    for (const run of tours.runs[number] ?? []) {
      collect(board, agent, course, run);
      const base = agent.role === 'shopper' ? { ...course } : course;
      deliver(board, base, run, (_, __, order, at) => {
        const id = board.orders[order]?.id;
        if (id !== undefined) etas.push(etaAround(id, board.now, at, isToShop(board, order)));
      });
    }
  }
  return etas;
}

export function etaAround(order: string, now: number, likely: number, isStillToShop: boolean): OrderEta {
  const ahead = Math.max(0, likely - now);
  const over = ahead * (isStillToShop ? lateWhileToShop : late);
  return {
    order,
    earliest: Math.max(now, likely - Math.max(leastSpread, ahead * early)),
    likely,
    latest: likely + Math.max(leastSpread, over),
  };
}
