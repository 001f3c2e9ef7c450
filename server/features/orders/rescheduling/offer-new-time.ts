import { newTimeAfter, newTimeHoldsMs } from '#contract/orders/placing/opening.ts';
import type { Db } from '#server/db/database.ts';
import { readMarketTimes } from '#server/features/markets/store-times.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { setNewTime } from '../run/store.ts';

/** Offers the customer of a locked order that nobody could take a later time; once until it is answered. */
export async function offerNewTime(transaction: Db, order: OrderRow, now = new Date()): Promise<void> {
  if (order.status !== 'confirmed' || order.newTime !== null) return;
  const startsAt = newTimeAfter(await readMarketTimes(transaction, order.marketId), now);
  // A market that never opens again: the clock cancels what hangs on it.
  if (startsAt === undefined) return;
  const answerBy = new Date(now.getTime() + newTimeHoldsMs);
  await setNewTime(transaction, order.id, { startsAt, answerBy });
  const payload = { startsAt: startsAt.toISOString(), answerBy: answerBy.toISOString() };
  await writeEvent(transaction, happenedOf(order, 'order.newTimeOffered', payload));
}
