import type { WaitingOrder } from '../state.ts';

/*
 * One measure for everything, in minutes of a customer's patience.
 */

// Up to this share of the time that was promised a minute is a minute; after it each weighs more than the last.
const patience = 0.6;
const impatience = 2;
// Growth that outweighs everything else, and is no more than sums can bear.
const mostGrowth = 20;

/**
 * Cost of a delivery time. Lateness counts by its square, and once it is longer than what was promised it grows by a
 * factor as well. The factor is what keeps an order from being passed over for ever: in a city with more orders than
 * agents can carry all of them are late, and squares alone would let the easy ones win every time.
 */
export function waitingCost({ since, dueBy }: WaitingOrder, deliveredAt: number): number {
  const waited = deliveredAt - since;
  const promised = Math.max(1, dueBy - since);
  const over = waited - promised * patience;
  if (over <= 0) return waited;
  const squared = (impatience * over * over) / promised;
  if (over <= promised) return waited + squared;
  return waited + squared * Math.exp(Math.min(mostGrowth, over / promised - 1));
}
