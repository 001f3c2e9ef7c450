import type { EventKind } from '#contract/events/domain-event.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';

/** A request as events know it. */
export interface EventRequest {
  id: string;
  accountId: string | null;
}

export type RequestEventKind = Exclude<Extract<EventKind, `request.${string}`>, 'request.placed'>;

/** The event of a request, to staff and to its customer's account. */
export function requestEvent(request: EventRequest, kind: RequestEventKind): OutboxEvent {
  return { topics: requestTopics(request), kind, payload: { requestId: request.id } };
}

export function requestTopics({ accountId }: EventRequest): string[] {
  return ['orders', ...(accountId === null ? [] : [`account:${accountId}`])];
}
