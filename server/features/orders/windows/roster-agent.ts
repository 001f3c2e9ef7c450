import { isDeepStrictEqual } from 'node:util';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { rosterAgent as endpoint } from '#contract/orders/windows/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { lockMarket } from '#server/features/markets/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { showWindowPlan } from './show-window-plan.ts';
import { deleteRostered, insertRostered, isAgentOf } from './store.ts';

/** Puts an agent down for hours of a day; what stood there for that market and day goes. */
export async function rosterAgent(
  db: Db,
  { marketId, agentId, day, hours, seen }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  // A day that is over was worked as it was.
  if (day < lagosClock(new Date()).date) return { ok: false, reason: 'bad-days' };
  return inTransaction(db, async (transaction) => {
    if ((await lockMarket(transaction, marketId)) === undefined) return { ok: false, reason: 'not-found' };
    const isTheirs = await isAgentOf(transaction, agentId, marketId);
    // An agent of another city by now can be taken off, and not put down.
    if (!isTheirs && hours.length > 0) return { ok: false, reason: 'no-such-agent' };
    const wanted = inTurn(hours);
    const stood = await deleteRostered(transaction, { marketId, agentId, day });
    if (!isTheirs && stood.length === 0) return { ok: false, reason: 'no-such-agent' };
    const before = stood.filter(({ how }) => how !== 'given-up').map((its) => its.hour);
    if (seen !== undefined && !isDeepStrictEqual(inTurn(seen), before))
      return { ok: false, reason: 'changed-meanwhile' };
    if (!(await insertRostered(transaction, { marketId, agentId, day, hours: wanted })))
      return { ok: false, reason: 'rostered-elsewhere' };
    await recordChange(transaction, actorOf(caller), {
      action: 'rosterAgent',
      noun: 'markets',
      subject: agentId,
      before: { marketId, day, hours: before.map(String) },
      after: { marketId, day, hours: wanted.map(String) },
    });
    return showWindowPlan(transaction, { marketId });
  });
}

function inTurn(hours: readonly number[]): number[] {
  return [...new Set(hours)].toSorted((a, b) => a - b);
}
