import type { OutboxEvent } from '#server/outbox/event-store.ts';

/** What the outbox says of an agent: who, for those who run the day and for themselves. */
export function agentEvent(
  userId: string,
  happened: 'apply' | 'verify' | 'refuse' | 'suspend' | 'goOnline' | 'goOffline',
): OutboxEvent {
  return { topics: ['agents', `account:${userId}`], kind: `agent.${happened}`, payload: { userId } };
}
