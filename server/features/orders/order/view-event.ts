import type { EventKind, PayloadOf } from '#contract/events/domain-event.ts';
import { eventOfAction } from '#contract/orders/events.ts';
import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';
import type { OrderRow } from './store.ts';

/** The event of an action that moved an order. */
export function eventOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId'>,
  step: { action: 'place' | OrderAction; status: OrderStatus; version: number },
  carriers: readonly (string | null)[] = [],
): OutboxEvent {
  return {
    topics: topicsOf(order, carriers),
    kind: eventOfAction[step.action],
    payload: { orderId: order.id, code: order.code, ...step },
  };
}

interface OfOrder {
  orderId: string;
  code: string;
}
type OrderEventKind = Extract<EventKind, `order.${string}`>;

/** The event of something that happened to an order or one of its items and did not move the order. */
export function happenedOf<Kind extends OrderEventKind>(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId' | 'agentId' | 'riderId'>,
  kind: Kind,
  about: Omit<PayloadOf<Kind>, keyof OfOrder>,
) {
  return {
    topics: topicsOf(order, [order.agentId, order.riderId]),
    kind,
    payload: { orderId: order.id, code: order.code, ...about },
  };
}

/** The topics of an order: those of its followers, and that of the admins. */
export function topicsOf(
  order: Pick<OrderRow, 'id' | 'accountId'>,
  carriers: readonly (string | null)[] = [],
): string[] {
  return [...followersOf(order, carriers), 'orders'];
}
