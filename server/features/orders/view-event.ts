import type { OrderAction, OrderStatus } from '#contract/orders/lifecycle.ts';
import type { OutboxEvent } from '../../outbox/event-store.ts';
import type { OrderRow } from './store.ts';

/** What the outbox says of a step: which order, and where it stands now. */
export function eventOf(
  order: Pick<OrderRow, 'id' | 'code' | 'accountId'>,
  step: { action: 'place' | OrderAction; status: OrderStatus; version: number },
): OutboxEvent {
  return {
    topics: topicsOf(order),
    kind: `order.${step.action}`,
    payload: { orderId: order.id, code: order.code, ...step },
  };
}

/** Who may hear of an order: whoever follows it, those who run the day, and the account that ordered. */
export function topicsOf({ id, accountId }: Pick<OrderRow, 'id' | 'accountId'>): string[] {
  return [`order:${id}`, 'orders', ...(accountId === null ? [] : [`account:${accountId}`])];
}
