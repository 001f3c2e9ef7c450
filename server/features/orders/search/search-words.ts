import * as z from 'zod/mini';
import type { Database } from '#server/db/database.ts';
import { readOutbox } from '#server/outbox/reader.ts';
import { readerNames } from '#server/outbox/readers.ts';
import { keepWords } from './store.ts';

const about = z.object({ orderId: z.uuid() });
/** When what an order is found by is new: its list is written, and what was bought is known. */
export const wordsChange = new Set(['order.place', 'order.pickUp']);

/** Keeps what orders are found by in step with them, a moment behind. */
export function keepSearch(db: Database): Promise<void> {
  return readOutbox(
    db,
    { name: readerNames.orderSearch, kinds: wordsChange },
    async (transaction, events) => {
      const orders = new Set(events.map(({ payload }) => about.parse(payload).orderId));
      await keepWords(transaction, [...orders]);
    },
  );
}
