import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/closure-endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { factsOf } from './closure-facts.ts';
import { deleteClosure, lockClosure } from './store.ts';

export async function removeClosure(
  db: Db,
  { closureId }: InputOf<typeof endpoints.removeClosure>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.removeClosure>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockClosure(transaction, closureId);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    // A past closure stays, because it happened and the calendar shows it.
    if (row.to < lagosClock(new Date()).date) return { ok: false, reason: 'closure-over' };
    await deleteClosure(transaction, closureId);
    await recordChange(transaction, actorOf(caller), {
      action: 'removeClosure',
      noun: 'markets',
      subject: closureId,
      before: factsOf(row),
      after: null,
    });
    return { ok: true, value: { done: true } };
  });
}
