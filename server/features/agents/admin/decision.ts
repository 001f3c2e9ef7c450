import type { AgentForAdmin, AgentState } from '#contract/agents/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { pictureAddresses } from '#server/media/serving/picture-addresses.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { readAgentAtWork } from '../store-lists.ts';
import { lockAgent, setState, type AgentRow } from '../store.ts';
import { agentEvent } from '../view-event.ts';
import { viewAgentForAdmin } from '../view.ts';

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

const eventOf = { verify: 'agent.verified', refuse: 'agent.refused', suspend: 'agent.suspended' } as const;

/** Stores a decision with its audit entry, and answers with the agent as they stand now. */
export async function decide(
  transaction: Db,
  agent: AgentRow,
  decision: { action: 'verify' | 'refuse' | 'suspend'; state: AgentState; reason: string | null },
  caller: Caller,
): Promise<AgentForAdmin> {
  const { action, state, reason } = decision;
  await setState(transaction, agent.userId, { state, reason, by: memberOf(caller).user.id });
  await recordChange(transaction, actorOf(caller), {
    action: `${action}Agent`,
    noun: 'agents',
    subject: agent.userId,
    before: { state: agent.state },
    after: { state, reason },
  });
  await writeEvent(transaction, agentEvent(agent.userId, eventOf[action]));
  return readForAdmin(transaction, agent.userId);
}

/** An agent as those who verify see them, after a command of this transaction. */
export async function readForAdmin(db: Db, userId: string): Promise<AgentForAdmin> {
  const row = await readAgentAtWork(db, userId);
  if (row === undefined) throw new Error('an agent who was just written is not there');
  return viewAgentForAdmin(row, await pictureAddresses(db, new Date()));
}
