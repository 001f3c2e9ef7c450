import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { recordCorrection } from './correction-record.ts';
import { endCorrection } from './store/corrections.ts';

export async function removeCorrection(
  db: Db,
  place: InputOf<typeof endpoints.removeCorrection>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.removeCorrection>> {
  return inTransaction(db, async (transaction) => {
    const before = await endCorrection(transaction, place);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    await recordCorrection(transaction, 'removeCorrection', place, { before, after: undefined }, caller);
    return { ok: true, value: { done: true } };
  });
}
