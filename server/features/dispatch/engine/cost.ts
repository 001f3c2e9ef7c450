import type { WaitingOrder } from './state.ts';

/*
 * One measure for everything, in minutes of a customer's patience.
 */

// Up to this share of the time that was promised a minute is a minute; after it each weighs more than the last.
const patience = 0.6;
const impatience = 2;

/**
 * What it costs to deliver then. Lateness counts by its square, so that an order which was passed over weighs more
 * with every minute, without end: sooner or later it outweighs any other and cannot be passed over again.
 */
export function waitingCost({ since, dueBy }: WaitingOrder, deliveredAt: number): number {
  const promised = Math.max(1, dueBy - since);
  const over = Math.max(0, deliveredAt - since - promised * patience);
  return deliveredAt - since + (impatience * over * over) / promised;
}
