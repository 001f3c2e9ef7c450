import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OutboxEvent } from '../../outbox/event-store.ts';
import type { OrderRow } from './store.ts';

/** What the outbox says of a step: which order, and where it stands now. */
export function eventOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId'>,
  step: { action: 'place' | OrderAction; status: OrderStatus; version: number },
): OutboxEvent {
  return {
    topics: [
      `order:${order.id}`,
      'orders',
      ...(order.accountId === null ? [] : [`account:${order.accountId}`]),
    ],
    kind: `order.${step.action}`,
    payload: { orderId: order.id, code: order.code, ...step },
  };
}
