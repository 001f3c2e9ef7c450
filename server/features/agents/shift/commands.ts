import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/agents/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { touchOnline } from './store-position.ts';
import { endShift, insertShift, lockOpenShift, readCarried } from './store.ts';
import { countActive, lockAgent } from '../store.ts';
import { agentEvent } from '../view-event.ts';
import { viewShift } from '../view.ts';

/** Begins a shift at one of the agent's markets; the one that is open already is answered again. */
export function goOnline(
  db: Db,
  { marketId }: InputOf<typeof endpoints.goOnline>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.goOnline>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    const agent = await lockAgent(transaction, id);
    if (agent?.state !== 'verified') return { ok: false, reason: 'not-verified' };
    const isTheirs = agent.marketIds.includes(marketId);
    if (!isTheirs || (await countActive(transaction, [marketId])) === 0)
      return { ok: false, reason: 'market-gone' };
    const open = await lockOpenShift(transaction, id);
    if (open?.marketId === marketId) return { ok: true, value: viewShift(open) };
    if (open !== undefined) await endShift(transaction, id);
    const shift = await insertShift(transaction, id, marketId);
    await touchOnline(transaction, id);
    await writeEvent(transaction, agentEvent(id, 'goOnline'));
    return { ok: true, value: viewShift(shift) };
  });
}

/** Ends the shift, unless something is still carried. */
export function goOffline(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.goOffline>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    await lockAgent(transaction, id);
    const open = await lockOpenShift(transaction, id);
    if (open === undefined) return { ok: true, value: { done: true } };
    if ((await readCarried(transaction, id)).length > 0) return { ok: false, reason: 'order-under-way' };
    await endShift(transaction, id);
    await writeEvent(transaction, agentEvent(id, 'goOffline'));
    return { ok: true, value: { done: true } };
  });
}
