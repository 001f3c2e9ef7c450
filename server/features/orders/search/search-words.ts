import type { EventKind } from '#contract/events/domain-event.ts';
import type { Database } from '#server/db/database.ts';
import { readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { storeWords } from './store.ts';

/** The events that change the words by which an order is found: its list is written, its purchases are known. */
export const wordsChange = new Set(['order.placed', 'order.pickedUp'] as const satisfies EventKind[]);

/** Stores what orders are found by after them, a second behind. */
export function storeSearch(db: Database): Promise<void> {
  return readOutbox(
    db,
    { name: readerNames.orderSearch, kinds: wordsChange },
    async (transaction, events) => {
      const orders = new Set(events.map(({ payload }) => payload.orderId));
      await storeWords(transaction, [...orders]);
    },
  );
}
