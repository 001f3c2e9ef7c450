import type { Endpoint, Outcome } from '#contract/endpoint.ts';
import { agentPaper, type AgentPaper } from '#contract/payments/agents/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { doerOf, type Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { paperOf } from './paper-of-agent.ts';
import { findAgent } from './store.ts';

type Posting<Short> = (transaction: Db, actorId: string) => Promise<Short | undefined>;

interface Written {
  agentId: string;
  kobo: number;
  note: string;
}

/** Money between the house and an agent: by somebody else than the agent, once, and on the record. */
export async function moveOnce<Short extends RefusalCode>(
  db: Db,
  endpoint: Endpoint,
  input: Written & { clientRequestId: string },
  caller: Caller,
  posting: Posting<Short>,
): Promise<Outcome<AgentPaper, 'not-found' | 'own-account' | 'same-id-other-body' | Short>> {
  if (memberOf(caller).user.id === input.agentId) return { ok: false, reason: 'own-account' };
  return answerOnce<AgentPaper, 'not-found' | Short>(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => agentPaper.parse(stored),
    (transaction) =>
      moveAgentMoney(transaction, { action: endpoint.name, input, by: doerOf(caller) }, posting),
  );
}

/** The same in a transaction, where the request is known to be the first of its id. */
export async function moveAgentMoney<Short extends RefusalCode>(
  transaction: Db,
  { action, input, by }: { action: string; input: Written; by: Doer },
  posting: Posting<Short>,
): Promise<Outcome<{ subject: string; reply: AgentPaper }, 'not-found' | Short>> {
  const { agentId, kobo, note } = input;
  const before = await findAgent(transaction, agentId);
  if (before === undefined) return { ok: false, reason: 'not-found' };
  const short = await posting(transaction, by.userId);
  if (short !== undefined) return { ok: false, reason: short };
  await recordChange(transaction, by, {
    action,
    noun: 'money',
    subject: agentId,
    before: { floatKobo: before.floatKobo, earningsKobo: before.earningsKobo },
    after: { kobo, note },
  });
  const reply = await paperOf(transaction, agentId);
  if (reply === undefined) throw new Error('an agent went away while money moved');
  return { ok: true, value: { subject: agentId, reply } };
}
