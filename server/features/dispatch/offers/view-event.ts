import type { OutboxEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';

/** What the outbox says of an offer: to its agent, and to the dispatcher. */
export function offerEvent(
  { id, userId }: { id: string; userId: string },
  happened: 'make' | 'accept' | 'decline' | 'lapse' | 'withdraw',
): OutboxEvent {
  return {
    topics: [`account:${userId}`, 'dispatch'],
    kind: `offer.${happened}`,
    payload: { offerId: id, userId },
  };
}

/** When an order should be there has changed: for whoever follows that order. */
export function etaEvent(order: {
  id: string;
  code: string;
  accountId: string | null;
  from: Date;
  to: Date;
}): OutboxEvent {
  return {
    topics: followersOf(order),
    kind: 'order.eta',
    payload: {
      orderId: order.id,
      code: order.code,
      from: order.from.toISOString(),
      to: order.to.toISOString(),
    },
  };
}

/** It will be late; its customer is to hear it before anybody asks. */
export function lateEvent(order: {
  id: string;
  code: string;
  accountId: string | null;
  dueAt: Date;
  likelyAt: Date;
}): OutboxEvent {
  return {
    topics: [...followersOf(order), 'orders'],
    kind: 'order.runningLate',
    payload: {
      orderId: order.id,
      code: order.code,
      dueAt: order.dueAt.toISOString(),
      likelyAt: order.likelyAt.toISOString(),
    },
  };
}
