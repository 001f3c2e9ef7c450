import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { lockAgent } from '../store.ts';
import { agentEvent } from '../view-event.ts';
import { endShift, lockOpenShift, readCarried } from './store.ts';

/** Ends the shift, unless something is still carried. */
export function goOffline(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.goOffline>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    await lockAgent(transaction, id);
    const open = await lockOpenShift(transaction, id);
    if (open === undefined) return { ok: true, value: { done: true } };
    if ((await readCarried(transaction, id)).length > 0) return { ok: false, reason: 'order-under-way' };
    await endShift(transaction, id);
    await writeEvent(transaction, agentEvent(id, 'agent.wentOffline'));
    return { ok: true, value: { done: true } };
  });
}
