import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { viewSample } from '../catalogue/view.ts';
import { recordSample } from './record-sample.ts';

/** A price that an admin saw at the market; it is learned like any other. */
export async function recordPrice(
  db: Db,
  observed: InputOf<typeof endpoints.recordPrice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordPrice>> {
  const agentId = memberOf(caller).user.id;
  return inTransaction(db, async (transaction) => {
    const row = await recordSample(transaction, { ...observed, agentId, paidWithoutReceiptKobo: 0 });
    if (row === undefined) return { ok: false, reason: 'not-found' };
    await recordChange(transaction, actorOf(caller), {
      action: 'recordPrice',
      noun: 'lists',
      subject: row.itemId,
      before: null,
      after: {
        marketId: row.marketId,
        measure: row.measure,
        koboPerMeasure: row.koboPerMeasure,
        state: row.state,
      },
    });
    return { ok: true, value: viewSample(row) };
  });
}
