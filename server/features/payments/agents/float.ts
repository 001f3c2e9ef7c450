import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint, InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import { agentPaper, type AgentPaper } from '#contract/payments/agents/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { mustPost, post } from '#server/features/ledger/post.ts';
import { paperOf } from './reads.ts';
import { findAgent } from './store.ts';

type Posting<Short> = (transaction: Db, actorId: string) => Promise<Short | undefined>;

/** Gives an agent money of the house to buy with. */
export function issueFloat(
  db: Db,
  input: InputOf<typeof endpoints.issueFloat>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.issueFloat>> {
  const { agentId, kobo } = input;
  return moveOnce<never>(db, endpoints.issueFloat, input, caller, async (transaction, actorId) => {
    await mustPost(transaction, { what: 'float-issued', agentId, floatId: randomUUIDv7(), kobo }, actorId);
    return undefined;
  });
}

/** Takes money of the house back from an agent; never more than the book says is there. */
export function takeFloatBack(
  db: Db,
  input: InputOf<typeof endpoints.takeFloatBack>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.takeFloatBack>> {
  const { agentId, kobo } = input;
  return moveOnce(db, endpoints.takeFloatBack, input, caller, async (transaction, actorId) => {
    const movement = { what: 'float-returned', agentId, floatId: randomUUIDv7(), kobo } as const;
    return (await post(transaction, movement, actorId)).ok ? undefined : 'float-too-low';
  });
}

/** Pays an agent what they earned. */
export function payEarnings(
  db: Db,
  input: InputOf<typeof endpoints.payEarnings>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.payEarnings>> {
  const { agentId, kobo } = input;
  return moveOnce(db, endpoints.payEarnings, input, caller, async (transaction, actorId) => {
    const movement = { what: 'earnings-paid', agentId, payoutId: randomUUIDv7(), kobo } as const;
    return (await post(transaction, movement, actorId)).ok ? undefined : 'earnings-too-low';
  });
}

type Moved<Short> =
  | { ok: true; value: AgentPaper }
  | { ok: false; reason: 'not-found' | 'own-account' | 'same-id-other-body' | Short };

/** Money between the house and an agent: by somebody else than the agent, once, and on the record. */
async function moveOnce<Short extends RefusalCode>(
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
    (kept) => agentPaper.parse(kept),
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
