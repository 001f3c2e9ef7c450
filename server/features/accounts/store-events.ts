import type { EventKind } from '#contract/events/domain-event.ts';
import type { OutboxEvent } from '#server/outbox/event-store.ts';

export const sessionTopic = (sessionId: string) => `session:${sessionId}`;
export const rightsTopic = (accountId: string) => `rights:${accountId}`;

export const sessionEndedKind = 'session.ended' satisfies EventKind;

export function rightsChanged(accountId: string): OutboxEvent {
  return { topics: [rightsTopic(accountId)], kind: 'account.rightsChanged', payload: {} };
}
