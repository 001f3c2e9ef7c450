import type { EventKind } from '#contract/events/domain-event.ts';
import type { Database } from '#server/db/database.ts';
import { readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { keepWords } from './store.ts';

/** The events that change the words by which an order is found: its list is written, its purchases are known. */
export const wordsChange = new Set(['order.placed', 'order.pickedUp'] as const satisfies EventKind[]);

/** Keeps what orders are found by in step with them, a moment behind. */
export function keepSearch(db: Database): Promise<void> {
  return readOutbox(
    db,
    { name: readerNames.orderSearch, kinds: wordsChange },
    async (transaction, events) => {
      const orders = new Set(events.map(({ payload }) => payload.orderId));
      await keepWords(transaction, [...orders]);
    },
  );
}
