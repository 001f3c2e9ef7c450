import { etaOf, type Timed, promiseEndOf } from '#contract/orders/arrival/order-arrival.ts';
import type { TrackedOrder } from '#contract/orders/schema.ts';

/** From when to when it comes, and until when it is not late, as replies have it. */
export function viewArrival(order: Timed, now: Date): Pick<TrackedOrder, 'eta' | 'promisedUntil'> {
  return { eta: etaOf(order, now), promisedUntil: promiseEndOf(order)?.toISOString() ?? null };
}
