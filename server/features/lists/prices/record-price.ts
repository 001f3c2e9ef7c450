import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/lists/catalogue/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { viewSample } from '../catalogue/view.ts';
import { pricesChanged } from '../view-event.ts';
import { recordSampleChange } from './record-sample-change.ts';
import { recordSample } from './record-sample.ts';

/** A price that an admin saw at the market; it is learned like any other. */
export async function recordPrice(
  db: Db,
  observed: InputOf<typeof endpoints.recordPrice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.recordPrice>> {
  const agentId = memberOf(caller).user.id;
  return inTransaction(db, async (transaction) => {
    const day = lagosClock(new Date()).date;
    const proof = { kind: 'seen', by: 'admin' } as const;
    const row = await recordSample(transaction, { ...observed, agentId, day, proof });
    if (row === undefined) return { ok: false, reason: 'not-found' };
    await recordSampleChange(transaction, caller, 'recordPrice', row);
    await writeEvent(transaction, pricesChanged(row.marketId));
    return { ok: true, value: viewSample(row) };
  });
}
