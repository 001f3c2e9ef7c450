import type { OutboxEvent } from '#server/outbox/event-store.ts';

const topics = ['markets'];

export const catalogueChanged: OutboxEvent = { topics, kind: 'catalogue.changed', payload: {} };

/** The event of prices of a market that somebody recorded or set, for admins who have them on the screen. */
export function pricesChanged(marketId: string): OutboxEvent {
  return { topics, kind: 'price.changed', payload: { marketId } };
}
