import type { OutboxEvent } from '#server/outbox/event-store.ts';

/** The event of a draft that was made, to its account. */
export function draftedEvent(accountId: string, draftId: string): OutboxEvent {
  return { topics: [`account:${accountId}`], kind: 'weekly.drafted', payload: { draftId } };
}

/** The event of a weekly list that rests from now on. */
export function pausedEvent(accountId: string, listId: string): OutboxEvent {
  return { topics: [`account:${accountId}`], kind: 'weekly.paused', payload: { listId } };
}
