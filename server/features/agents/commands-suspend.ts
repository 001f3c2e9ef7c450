import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { suspendAgent as endpoint } from '#contract/agents/endpoints.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../http/caller.ts';
import { decide, lockDecidable } from './commands-decide.ts';
import { endShift, lockOpenShift } from './store-shift.ts';

/** Takes an agent off the road at once; what they had not begun goes to somebody else, the rest wants an admin's eye. */
export function suspendAgent(
  db: Db,
  { userId, reason }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  return inTransaction(db, async (transaction) => {
    const agent = await lockDecidable(transaction, userId, ['verified'], caller);
    if (!agent.ok) return agent;
    await lockOpenShift(transaction, userId);
    await endShift(transaction, userId);
    const decision = { action: 'suspend', state: 'suspended', reason } as const;
    return { ok: true, value: await decide(transaction, agent.value, decision, caller) };
  });
}
