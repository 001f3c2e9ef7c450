import type * as endpoints from '#contract/agents/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { countActive, lockAgent } from '../store.ts';
import { agentEvent } from '../view-event.ts';
import { viewShift } from '../view.ts';
import { touchOnline } from './store-position.ts';
import { endShift, insertShift, lockOpenShift } from './store.ts';

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
    await writeEvent(transaction, agentEvent(id, 'agent.wentOnline'));
    return { ok: true, value: viewShift(shift) };
  });
}
