import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import type { OrderRow } from './store.ts';

/** What the outbox says of a step: which order, and where it stands now. */
export function eventOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId'>,
  step: { action: 'place' | OrderAction; status: OrderStatus; version: number },
  carriers: readonly (string | null)[] = [],
): OutboxEvent {
  return {
    topics: topicsOf(order, carriers),
    kind: `order.${step.action}`,
    payload: { orderId: order.id, code: order.code, ...step },
  };
}

/** What the outbox says of something that happened to one of its items, or around it. */
export function happenedOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId' | 'agentId' | 'riderId'>,
  happened: string,
  about: Readonly<Record<string, string | number | boolean | null>> = {},
): OutboxEvent {
  return {
    topics: topicsOf(order, [order.agentId, order.riderId]),
    kind: `order.${happened}`,
    payload: { orderId: order.id, code: order.code, ...about },
  };
}

/** Who may hear of an order: those who follow it, and those who run the day. */
export function topicsOf(
  order: Pick<OrderRow, 'id' | 'accountId'>,
  carriers: readonly (string | null)[] = [],
): string[] {
  return [...followersOf(order, carriers), 'orders'];
}
