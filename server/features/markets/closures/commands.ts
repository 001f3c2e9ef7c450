import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { canClose } from '#contract/markets/closure.ts';
import type * as endpoints from '#contract/markets/closure-endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { deleteClosure, insertClosure, lockClosure, type ClosureRow } from './store.ts';
import { lockMarket } from '../store.ts';
import { viewClosure } from '../view.ts';

/** Closes one market or all for some days. The clock of the orders cancels what waits for them. */
export async function addClosure(
  db: Db,
  written: InputOf<typeof endpoints.addClosure>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.addClosure>> {
  if (!canClose(written, lagosClock(new Date()).date)) return { ok: false, reason: 'bad-days' };
  return inTransaction(db, async (transaction) => {
    const { marketId } = written;
    if (marketId !== null && (await lockMarket(transaction, marketId)) === undefined)
      return { ok: false, reason: 'not-found' };
    const row = await insertClosure(transaction, written, memberOf(caller).user.id);
    if (row === undefined) return { ok: false, reason: 'closure-there' };
    await recordChange(transaction, actorOf(caller), {
      action: 'addClosure',
      noun: 'markets',
      subject: row.id,
      before: null,
      after: factsOf(row),
    });
    return { ok: true, value: viewClosure(row) };
  });
}

export async function removeClosure(
  db: Db,
  { closureId }: InputOf<typeof endpoints.removeClosure>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.removeClosure>> {
  return inTransaction(db, async (transaction) => {
    const row = await lockClosure(transaction, closureId);
    if (row === undefined) return { ok: false, reason: 'not-found' };
    // What is over happened; the calendar goes on telling it.
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

function factsOf({ marketId, from, to, reason }: ClosureRow): Facts {
  return { marketId, from, to, reason };
}
