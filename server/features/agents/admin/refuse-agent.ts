import type * as endpoints from '#contract/agents/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, lockDecidable } from './decision.ts';

export function refuseAgent(
  db: Db,
  { userId, reason }: InputOf<typeof endpoints.refuseAgent>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refuseAgent>> {
  return inTransaction(db, async (transaction) => {
    const agent = await lockDecidable(transaction, userId, ['applied'], caller);
    if (!agent.ok) return agent;
    const decision = { action: 'refuse', state: 'refused', reason } as const;
    return { ok: true, value: await decide(transaction, agent.value, decision, caller) };
  });
}
