import { arrivalAround } from '#contract/orders/arrival/range.ts';
import type { Board } from './board.ts';
import { collect, deliver, startOf } from './course.ts';
import type { OrderEta } from '../instructions.ts';
import type { Tours } from '../tours/tours.ts';

/** Expected door times of all planned orders, from the sums that made the plan. */
export function etasOf(board: Board, tours: Tours): OrderEta[] {
  const etas: OrderEta[] = [];
  for (const [number, agent] of board.agents.entries()) {
    const course = startOf(board, number, agent);
    for (const run of tours.runs[number] ?? []) {
      collect(board, agent, course, run);
      const base = agent.role === 'shopper' ? { ...course } : course;
      deliver(board, base, run, (_, __, order, at) => {
        const id = board.orders[order]?.id;
        if (id !== undefined) etas.push(etaAround(id, board.now, at));
      });
    }
  }
  return etas;
}

export function etaAround(order: string, now: number, likely: number): OrderEta {
  const ahead = Math.max(0, likely - now);
  const { earliest, latest } = arrivalAround(ahead);
  return {
    order,
    earliest: now + Math.max(0, earliest),
    likely: Math.max(now, likely),
    latest: now + latest,
  };
}
