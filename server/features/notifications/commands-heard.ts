import * as z from 'zod/mini';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedEvent } from '../../outbox/published-store.ts';
import { findOrder, type OrderRow } from '../orders/store.ts';
import { tell } from './commands-tell.ts';
import { readWrittenAt } from './store-about.ts';

/** What somebody does who hears of an event. */
export type Hear = (transaction: Db, event: PublishedEvent) => Promise<void>;

const ofOrder = z.object({ code: z.string() });

/** The order of an event as it stands now. */
export async function orderOf(transaction: Db, { payload }: PublishedEvent): Promise<OrderRow> {
  const { code } = ofOrder.parse(payload);
  const order = await findOrder(transaction, code);
  if (order === undefined) throw new Error(`${code} happened and cannot be found`);
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
  { number }: PublishedEvent,
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
    happenedAt: await readWrittenAt(transaction, number),
    orderRuns: order !== undefined && isUnderWay(order.status),
    ...rest,
  });
}

/** Tells whoever ordered: their account, else the phone that the order names; nobody who was forgotten. */
export async function tellCustomer(
  transaction: Db,
  event: PublishedEvent,
  order: OrderRow,
  facts: NoticeFacts,
  about: About = {},
): Promise<void> {
  if (order.customerPhone === null) return;
  await tellOf(transaction, event, order.accountId, facts, { order, ...about });
}
