import type * as endpoints from '#contract/agents/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { makeAgent } from '#server/features/accounts/admin/make-agent.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { decide, lockDecidable } from './decision.ts';

/** Lets an applicant, or somebody who was suspended, work from now on. */
export function verifyAgent(
  db: Db,
  { userId }: InputOf<typeof endpoints.verifyAgent>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.verifyAgent>> {
  return inTransaction(db, async (transaction) => {
    // The account before the agent, as whoever applies does.
    await lockAccount(transaction, userId);
    const agent = await lockDecidable(transaction, userId, ['applied', 'suspended'], caller);
    if (!agent.ok) return agent;
    const made = await makeAgent(transaction, userId, caller);
    if (made !== 'done') return { ok: false, reason: made };
    const decision = { action: 'verify', state: 'verified', reason: null } as const;
    return { ok: true, value: await decide(transaction, agent.value, decision, caller) };
  });
}
