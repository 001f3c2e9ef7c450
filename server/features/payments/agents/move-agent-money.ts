import type { Endpoint } from '#contract/endpoint.ts';
import { agentPaper, type AgentPaper } from '#contract/payments/agents/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { paperOf } from './paper-of-agent.ts';
import { findAgent } from './store.ts';

type Posting<Short> = (transaction: Db, actorId: string) => Promise<Short | undefined>;

type Moved<Short> =
  | { ok: true; value: AgentPaper }
  | { ok: false; reason: 'not-found' | 'own-account' | 'same-id-other-body' | Short };

/** Money between the house and an agent: by somebody else than the agent, once, and on the record. */
export async function moveOnce<Short extends RefusalCode>(
  db: Db,
  endpoint: Endpoint,
  input: { clientRequestId: string; agentId: string; kobo: number; note: string },
  caller: Caller,
  posting: Posting<Short>,
): Promise<Moved<Short>> {
  const { user } = memberOf(caller);
  const { agentId, kobo, note } = input;
  if (user.id === agentId) return { ok: false, reason: 'own-account' };
  return answerOnce<AgentPaper, 'not-found' | Short>(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => agentPaper.parse(stored),
    async (transaction) => {
      const before = await findAgent(transaction, agentId);
      if (before === undefined) return { ok: false, reason: 'not-found' };
      const short = await posting(transaction, user.id);
      if (short !== undefined) return { ok: false, reason: short };
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'money',
        subject: agentId,
        before: { floatKobo: before.floatKobo, earningsKobo: before.earningsKobo },
        after: { kobo, note },
      });
      const reply = await paperOf(transaction, agentId);
      if (reply === undefined) throw new Error('an agent went away while money moved');
      return { ok: true, value: { subject: agentId, reply } };
    },
  );
}
