import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { SampleRow } from './store/samples.ts';

/** Audits a price that an admin recorded. */
export function recordSampleChange(
  transaction: Db,
  caller: Caller,
  action: 'recordPrice' | 'recordPrices',
  { itemId, marketId, measure, koboPerMeasure, state }: SampleRow,
): Promise<void> {
  return recordChange(transaction, actorOf(caller), {
    action,
    noun: 'lists',
    subject: itemId,
    before: null,
    after: { marketId, measure, koboPerMeasure, state },
  });
}
