import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import type { ReturnRow } from './store.ts';

export function publishReturn(
  transaction: Db,
  { id, orderId, code, agentId }: ReturnRow,
  kind: 'return.brought' | 'return.decided',
): Promise<void> {
  const topics = ['orders', 'payments', `account:${agentId}`];
  return writeEvent(transaction, { topics, kind, payload: { returnId: id, orderId, code } });
}

/** The customer's parcel, which they follow on their order. */
export function publishToCustomer(
  transaction: Db,
  order: OrderRow,
  kind: 'order.parcelBroughtBack' | 'order.parcelReceived' | 'order.parcelDecided',
): Promise<void> {
  const topics = [...followersOf(order, [order.agentId, order.riderId]), 'orders'];
  return writeEvent(transaction, { topics, kind, payload: { orderId: order.id, code: order.code } });
}
