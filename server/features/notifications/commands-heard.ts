import * as z from 'zod/mini';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '../../db/database.ts';
import type { TakenEvent } from '../../outbox/reader-store.ts';
import { findOrders, type OrderRow } from '../orders/store.ts';
import { tell } from './commands-tell.ts';

/** An event as it is heard of, with the order that it is about as that stands now. */
export interface HeardEvent extends TakenEvent {
  order: OrderRow | undefined;
}

/** What somebody does who hears of an event. */
export type Hear = (transaction: Db, event: HeardEvent) => Promise<void>;

const ofOrder = z.object({ orderId: z.optional(z.string()) });

/** These events with their orders, which are read for all of them at once. */
export async function withOrders(transaction: Db, events: readonly TakenEvent[]): Promise<HeardEvent[]> {
  const about = events.map((event) => ({ event, id: ofOrder.parse(event.payload).orderId }));
  const ids = new Set(about.flatMap(({ id }) => id ?? []));
  const orders = ids.size === 0 ? [] : await findOrders(transaction, [...ids]);
  return about.map(({ event, id }) => ({ ...event, order: orders.find((order) => order.id === id) }));
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
  { number, writtenAt }: HeardEvent,
  accountId: string | null,
  facts: NoticeFacts,
  { order, ...rest }: About = {},
): Promise<void> {
  await tell(transaction, {
    facts,
    accountId,
    orderId: order?.id ?? null,
    eventNumber: number,
    at: new Date(),
    happenedAt: new Date(writtenAt),
    orderRuns: order !== undefined && isUnderWay(order.status),
    ...rest,
  });
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
  await tellOf(transaction, event, order.accountId, facts, { order, ...about });
}
