import type { EventKind } from '#contract/events/domain-event.ts';
import type { NoticeFacts } from '#contract/notifications/facts.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import type { TakenEvent } from '#server/outbox/reader.ts';
import { findOrders, type OrderRow } from '#server/features/orders/order/store.ts';
import { notify, notifyListener, type NoticeInput } from '../notices/notify.ts';
import { readListeners, type ListenerRow } from '../notices/store.ts';

interface AboutOrder {
  order: OrderRow | undefined;
  /** Reads how the customer of the order is notified, where they have an account. */
  customer: () => Promise<ListenerRow | undefined>;
}

/** An event with the order that it is about, as that stands now. */
export type ReceivedEvent<Kind extends EventKind = EventKind> = TakenEvent<Kind> & AboutOrder;

/** Writes the notices of an event. */
export type Handle<Kind extends EventKind> = (transaction: Db, event: ReceivedEvent<Kind>) => Promise<void>;

/** The parts that every event has. */
export type AnyReceived = Pick<ReceivedEvent, 'number' | 'writtenAt' | 'order' | 'customer'>;

/** Adds orders and customers to events, each read for all of them at once. */
export async function withOrders(transaction: Db, events: readonly TakenEvent[]): Promise<ReceivedEvent[]> {
  const about = events.map((event) => ({ event, id: orderIdOf(event) }));
  const ids = new Set(about.flatMap(({ id }) => id ?? []));
  const orders = ids.size === 0 ? [] : await findOrders(transaction, [...ids]);
  const listeners = listenersOf(transaction, orders);
  return about.map(({ event, id }) => {
    const order = orders.find((one) => one.id === id);
    return { ...event, order, customer: async () => (await listeners()).get(order?.accountId ?? '') };
  });
}

/** An alarm may be about no order. */
function orderIdOf({ payload }: TakenEvent): string | undefined {
  return 'orderId' in payload ? (payload.orderId ?? undefined) : undefined;
}

/** Reads the customers when the first of them is notified. */
function listenersOf(transaction: Db, orders: readonly OrderRow[]) {
  let read: Promise<ReadonlyMap<string, ListenerRow>> | undefined;
  const accounts = new Set(orders.flatMap(({ accountId }) => accountId ?? []));
  return () => (read ??= readListeners(transaction, [...accounts]));
}

export function orderOf({ number, order }: AnyReceived): OrderRow {
  if (order === undefined) throw new Error(`what event ${number} is about cannot be found`);
  return order;
}

interface About {
  order?: OrderRow;
  /** The list that is not typed and that it is about. */
  listRequestId?: string;
  endsAt?: Date;
  delaySeconds?: number;
}

/** Notifies an account of an event, about an order or not. */
export async function notifyOf(
  transaction: Db,
  event: AnyReceived,
  accountId: string | null,
  facts: NoticeFacts,
  about: About = {},
): Promise<void> {
  await notify(transaction, noticeInputOf(event, accountId, facts, about));
}

function noticeInputOf(
  { number, writtenAt }: AnyReceived,
  accountId: string | null,
  facts: NoticeFacts,
  { order, ...rest }: About,
): NoticeInput {
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

/** Notifies the customer: their account, else the phone that the order names; nobody who was deleted. */
export async function notifyCustomer(
  transaction: Db,
  event: AnyReceived,
  order: OrderRow,
  facts: NoticeFacts,
  about: About = {},
): Promise<void> {
  if (order.customerPhone === null) return;
  const input = noticeInputOf(event, order.accountId, facts, { order, ...about });
  if (order.accountId === null) {
    await notify(transaction, input);
    return;
  }
  const listener = await event.customer();
  if (listener !== undefined) await notifyListener(transaction, input, listener);
}
