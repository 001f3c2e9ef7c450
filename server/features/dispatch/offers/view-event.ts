import type * as z from 'zod/mini';
import type { offerEvents } from '#contract/dispatch/events.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';

type OfferEventKind = z.output<(typeof offerEvents)[number]>['kind'];

/** The event of an offer, for its agent and the dispatcher. */
export function offerEvent(
  { id, userId }: { id: string; userId: string },
  kind: OfferEventKind,
): OutboxEvent {
  return {
    topics: [`account:${userId}`, 'dispatch'],
    kind,
    payload: { offerId: id, userId },
  };
}

/** Event of a changed ETA, for the followers of that order. */
export function etaEvent(order: {
  id: string;
  code: string;
  accountId: string | null;
  from: Date;
  to: Date;
}): OutboxEvent {
  return {
    topics: followersOf(order),
    kind: 'order.etaChanged',
    payload: {
      orderId: order.id,
      code: order.code,
      from: order.from.toISOString(),
      to: order.to.toISOString(),
    },
  };
}

/** The agent who took it is silent: for the dispatcher, and for the notice to that agent. */
export function silentEvent({ id, code }: { id: string; code: string }): OutboxEvent {
  return { topics: ['dispatch'], kind: 'order.agentSilent', payload: { orderId: id, code } };
}

/** It will be late; its customer is notified before anybody asks. */
export function lateEvent(order: {
  id: string;
  code: string;
  accountId: string | null;
  dueAt: Date;
  likelyAt: Date;
}): OutboxEvent {
  return {
    topics: [...followersOf(order), 'orders'],
    kind: 'order.delayExpected',
    payload: {
      orderId: order.id,
      code: order.code,
      dueAt: order.dueAt.toISOString(),
      likelyAt: order.likelyAt.toISOString(),
    },
  };
}
