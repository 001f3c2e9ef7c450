import { timingSafeEqual } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/orders/sharing/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { watchKeyOf } from '#server/secrets/order-link.ts';
import { notFound } from '../order/read-order.ts';
import { findWatched } from '../order/store-summaries.ts';
import { viewTracked } from '../order/view.ts';
import { isWatchable } from '../policy.ts';

/** The tracker's view of an order, for a holder of the link for family. */
export async function watchOrder(
  db: Db,
  { code, key }: InputOf<typeof endpoints.watchOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.watchOrder>> {
  const now = new Date();
  const order = await findWatched(db, code);
  if (order === undefined || !isSame(key, watchKeyOf(order.houseSecret, order.id)))
    return notFound(db, code, caller);
  // The right key is no guess: a link that is over is opened again and again.
  return isWatchable(order.status, order.endedAt, now)
    ? { ok: true, value: viewTracked(order, now) }
    : { ok: false, reason: 'not-found' };
}

function isSame(given: string, right: string): boolean {
  return timingSafeEqual(Buffer.from(given), Buffer.from(right));
}
