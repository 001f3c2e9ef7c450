import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockItem } from '../catalogue/store.ts';
import { viewStoredPrice } from '../catalogue/view.ts';
import { recordCorrection } from './correction-record.ts';
import { endCorrection, insertCorrection, isMarket } from './store/corrections.ts';
import { readPrices } from './store/guide.ts';

/** Sets a price by hand. The one that stood before is kept as history; the samples are left as they are. */
export async function correctPrice(
  db: Db,
  { koboPerMeasure, ...place }: InputOf<typeof endpoints.correctPrice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.correctPrice>> {
  return inTransaction(db, async (transaction) => {
    // The item's lock queues those who set one price at once: the last one stands, alone.
    const item = await lockItem(transaction, place.itemId);
    if (item === undefined || !(await isMarket(transaction, place.marketId)))
      return { ok: false, reason: 'not-found' };
    const before = await endCorrection(transaction, place);
    await insertCorrection(transaction, place, koboPerMeasure, memberOf(caller).user.id);
    await recordCorrection(transaction, 'correctPrice', place, { before, after: koboPerMeasure }, caller);
    const prices = await readPrices(transaction, place.marketId, place.itemId);
    const stored = prices.find(({ measure }) => measure === place.measure);
    if (stored === undefined) throw new Error('a price was set and cannot be read');
    return { ok: true, value: viewStoredPrice(stored) };
  });
}
