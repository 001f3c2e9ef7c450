import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '../order/store.ts';
import { releaseHold } from '../run/store.ts';
import { bookEarnings } from './postings.ts';

/** Earnings that waited for somebody's word; where the order was completed meanwhile they are due now. */
export async function releaseEarnings(transaction: Db, order: OrderRow): Promise<void> {
  const wasHeld = await releaseHold(transaction, order.id);
  if (wasHeld && order.status === 'completed') await bookEarnings(transaction, order);
}
