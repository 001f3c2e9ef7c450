import type { OrderStatus } from '../orders/lifecycle.ts';

interface Bought {
  status: OrderStatus;
  /** All that may be bought for it: its ceiling, or the money of a task that may be laid out. */
  mostBoughtKobo: number;
  spentKobo: number;
}

/** Float that is left after what the orders they shop already may cost. */
export function freeFloatOf(floatKobo: number, carried: readonly Bought[]): number {
  const bound = carried
    .filter(({ status }) => status === 'assigned' || status === 'shopping')
    .map(({ mostBoughtKobo, spentKobo }) => Math.max(0, mostBoughtKobo - spentKobo));
  return floatKobo - bound.reduce((sum, kobo) => sum + kobo, 0);
}

/** With less free than this hardly an order fits, and the agent is told. */
export const lowFloatKobo = 500_000;
