import type * as endpoints from '#contract/agents/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { askFloat } from '../store.ts';

/** Tells the office that an agent has no money to buy with; asked again, they wait since the first time. */
export function askForFloat(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.askForFloat>> {
  const { id } = memberOf(caller).user;
  return inTransaction(db, async (transaction) => {
    const askedAt = await askFloat(transaction, id);
    if (askedAt === undefined) return { ok: false, reason: 'not-verified' };
    // Admins who give floats watch the day, whether or not they look after agents.
    const topics = ['agents', 'orders', `account:${id}`];
    await writeEvent(transaction, { topics, kind: 'agent.askedForFloat', payload: { userId: id } });
    return { ok: true, value: { floatAskedAt: askedAt.toISOString() } };
  });
}
