import { randomUUIDv7 } from 'node:crypto';
import { isBefore, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { insertParcelReturn } from './store-parcel.ts';

interface Leaving {
  order: Pick<OrderRow, 'id' | 'agentId' | 'riderId'>;
  /** Status of the order before it ended. */
  before: OrderStatus;
  /** True where the end is the customer's, and with it the way back. */
  isCustomers: boolean;
}

/** A parcel that was not handed over is its carrier's to bring back: no goods of the company's. */
export async function leaveParcel(transaction: Db, { order, before, isCustomers }: Leaving): Promise<void> {
  const carrier = order.riderId ?? order.agentId;
  if (carrier === null || isBefore(before, 'picked_up')) return;
  await insertParcelReturn(transaction, {
    id: randomUUIDv7(),
    orderId: order.id,
    agentId: carrier,
    at: new Date(),
    isCharged: isCustomers,
  });
}
