import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/markets/closure-endpoints.ts';
import { canClose } from '#contract/markets/closure.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockMarket } from '../store.ts';
import { viewClosure } from '../view.ts';
import { factsOf } from './closure-facts.ts';
import { insertClosure } from './store.ts';

/** Closes one market or all for some days. The clock of the orders moves or cancels what waits for them. */
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
