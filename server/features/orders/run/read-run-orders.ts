import type { RunOrder } from '#contract/orders/run/schema.ts';
import type { Db } from '#server/db/database.ts';
import { mediaAddresses } from '#server/media/serving/media-addresses.ts';
import { hasOriginal, viewOriginal } from '../requests/originals/view-original.ts';
import { actionsFor, carrierOf } from '../policy.ts';
import { findCarriedOrder, readLinesOf, type CarriedRow, type LineRow } from './store-carried.ts';
import { viewRunOrder } from './view.ts';

/** One order after a step of this agent. */
export async function readRunOrder(db: Db, orderId: string, agentId: string): Promise<RunOrder> {
  const now = new Date();
  const order = await findCarriedOrder(db, orderId, agentId);
  if (order === undefined) throw new Error('an order that was just written is not there');
  const [seen] = await viewAll(db, [order], agentId, now);
  if (seen === undefined) throw new Error('an order was seen and is not shown');
  return seen;
}

/** `now` is from before the orders were read. */
export async function viewAll(
  db: Db,
  orders: readonly CarriedRow[],
  agentId: string,
  now: Date,
): Promise<RunOrder[]> {
  if (orders.length === 0) return [];
  const lines = await readLinesOf(
    db,
    orders.map(({ id }) => id),
  );
  const addresses = await mediaAddresses(db, now);
  return orders.map((order) => {
    const items = lines.filter(({ orderId }) => orderId === order.id);
    const original = hasOriginal(order) ? viewOriginal(order, addresses) : null;
    const carried = { order, items, asOf: now, ...asSeenBy(order, items, agentId) };
    return viewRunOrder(carried, addresses.pictureAt, original);
  });
}

/** The agent's part and actions; none once the order is not theirs any more. */
function asSeenBy(order: CarriedRow, items: readonly LineRow[], agentId: string) {
  const isTheirs = carrierOf(order) === agentId && order.isUnderWay;
  return {
    isTheirs,
    isRider: order.riderId === agentId,
    actions: isTheirs ? actionsFor(['agent'], order, items) : [],
  };
}
