import type { EventKind } from '#contract/events/domain-event.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';
import type { MovedRow } from './store.ts';

export type RequestEventKind = Exclude<Extract<EventKind, `request.${string}`>, 'request.placed'>;

/** The event of a request, to staff and to its customer's account. */
export function requestEvent(request: MovedRow, kind: RequestEventKind): OutboxEvent {
  return { topics: requestTopics(request), kind, payload: { requestId: request.id } };
}

export function requestTopics({ accountId }: MovedRow): string[] {
  return ['orders', ...(accountId === null ? [] : [`account:${accountId}`])];
}
