import type { OutboxEvent } from '#server/outbox/event-store.ts';

/** An event that no job and no reader of the product acts on, told from others by its number. */
export function numberedEvent(topic: string, number: number): OutboxEvent {
  const conversation = '01980000-0000-7000-8000-000000000000';
  return { topics: [topic], kind: 'chat.reported', payload: { conversation, code: null, number } };
}
