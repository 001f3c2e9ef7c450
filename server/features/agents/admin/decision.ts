import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/agents/endpoints.ts';
import type { AgentForStaff, AgentState } from '#contract/agents/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { makeAgent } from '#server/features/accounts/admin/access.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { readForStaff } from '../reads.ts';
import { lockAgent, setState, type AgentRow } from '../store.ts';
import { agentEvent } from '../view-event.ts';

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

type Decidable =
  | { ok: true; value: AgentRow }
  | { ok: false; reason: 'not-found' | 'already-decided' | 'own-account' };

/** The agent, locked, where they stand so that this can be decided; nobody decides about themselves. */
export async function lockDecidable(
  transaction: Db,
  userId: string,
  from: readonly AgentState[],
  caller: Caller,
): Promise<Decidable> {
  if (memberOf(caller).user.id === userId) return { ok: false, reason: 'own-account' };
  const agent = await lockAgent(transaction, userId);
  if (agent === undefined) return { ok: false, reason: 'not-found' };
  return from.includes(agent.state) ? { ok: true, value: agent } : { ok: false, reason: 'already-decided' };
}

/** Writes a decision down, on the record, and answers with the agent as they stand now. */
export async function decide(
  transaction: Db,
  agent: AgentRow,
  decision: { action: 'verify' | 'refuse' | 'suspend'; state: AgentState; reason: string | null },
  caller: Caller,
): Promise<AgentForStaff> {
  const { action, state, reason } = decision;
  await setState(transaction, agent.userId, { state, reason, by: memberOf(caller).user.id });
  await recordChange(transaction, actorOf(caller), {
    action: `${action}Agent`,
    noun: 'agents',
    subject: agent.userId,
    before: { state: agent.state },
    after: { state, reason },
  });
  await writeEvent(transaction, agentEvent(agent.userId, action));
  return readForStaff(transaction, agent.userId);
}
