import * as z from 'zod/mini';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import type { TakenEvent } from '#server/outbox/reader-store.ts';
import { findOrders, type OrderRow } from '#server/features/orders/order/store.ts';
import { tell, tellListener, type Telling } from '../notices/notify.ts';
import { readListeners, type ListenerRow } from '../notices/store.ts';

/** An event as it is heard of, with the order that it is about as that stands now. */
export interface HeardEvent extends TakenEvent {
  order: OrderRow | undefined;
  /** How whoever ordered it listens, where they have an account. */
  customer: () => Promise<ListenerRow | undefined>;
}

/** What somebody does who hears of an event. */
export type Hear = (transaction: Db, event: HeardEvent) => Promise<void>;

/** An alarm may be about no order. */
const ofOrder = z.object({ orderId: z.optional(z.nullable(z.string())) });

/** These events with their orders and whose they are, each read for all of them at once. */
export async function withOrders(transaction: Db, events: readonly TakenEvent[]): Promise<HeardEvent[]> {
  const about = events.map((event) => ({ event, id: ofOrder.parse(event.payload).orderId ?? undefined }));
  const ids = new Set(about.flatMap(({ id }) => id ?? []));
  const orders = ids.size === 0 ? [] : await findOrders(transaction, [...ids]);
  const listeners = listenersOf(transaction, orders);
  return about.map(({ event, id }) => {
    const order = orders.find((one) => one.id === id);
    return { ...event, order, customer: async () => (await listeners()).get(order?.accountId ?? '') };
  });
}

/** Read when the first of them is told something, and not where nobody is. */
function listenersOf(transaction: Db, orders: readonly OrderRow[]) {
  let read: Promise<ReadonlyMap<string, ListenerRow>> | undefined;
  const accounts = new Set(orders.flatMap(({ accountId }) => accountId ?? []));
  return () => (read ??= readListeners(transaction, [...accounts]));
}

export function orderOf({ number, order }: HeardEvent): OrderRow {
  if (order === undefined) throw new Error(`what event ${number} is about cannot be found`);
  return order;
}

interface About {
  order?: OrderRow;
  endsAt?: Date;
  delaySeconds?: number;
}

/** Tells somebody of an event, about an order or not. */
export async function tellOf(
  transaction: Db,
  event: HeardEvent,
  accountId: string | null,
  facts: NoticeFacts,
  about: About = {},
): Promise<void> {
  await tell(transaction, tellingOf(event, accountId, facts, about));
}

function tellingOf(
  { number, writtenAt }: HeardEvent,
  accountId: string | null,
  facts: NoticeFacts,
  { order, ...rest }: About,
): Telling {
  return {
    facts,
    accountId,
    orderId: order?.id ?? null,
    eventNumber: number,
    at: new Date(),
    happenedAt: new Date(writtenAt),
    orderRuns: order !== undefined && isUnderWay(order.status),
    ...rest,
  };
}

/** Tells whoever ordered: their account, else the phone that the order names; nobody who was forgotten. */
export async function tellCustomer(
  transaction: Db,
  event: HeardEvent,
  order: OrderRow,
  facts: NoticeFacts,
  about: About = {},
): Promise<void> {
  if (order.customerPhone === null) return;
  const telling = tellingOf(event, order.accountId, facts, { order, ...about });
  if (order.accountId === null) {
    await tell(transaction, telling);
    return;
  }
  const listener = await event.customer();
  if (listener !== undefined) await tellListener(transaction, telling, listener);
}
