import type { OutboxEvent } from '#server/outbox/event-store.ts';

/** The catalogue is of every city, so that staff of some cities hear of it too. */
export const catalogueChanged: OutboxEvent = {
  topics: ['markets', 'catalogue'],
  kind: 'catalogue.changed',
  payload: {},
};

/** The event of prices of a market that somebody recorded or set, for admins who have them on the screen. */
export function pricesChanged(marketId: string): OutboxEvent {
  return { topics: ['markets'], kind: 'price.changed', payload: { marketId } };
}
