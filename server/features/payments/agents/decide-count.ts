import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import { mostPostedKobo } from '#contract/ledger/lines.ts';
import * as endpoints from '#contract/payments/agents/endpoints.ts';
import { floatCount } from '#contract/payments/agents/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { lockCount, readWaitingChange, storeDecision, type CountRow } from './store.ts';
import { viewCount } from './view.ts';

/** Confirms a count, with what is handed in, or refuses it; the agent then counts anew. */
export function decideCount(
  db: Db,
  input: InputOf<typeof endpoints.decideCount>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideCount>> {
  const { user } = memberOf(caller);
  const { countId, decision } = input;
  return answerOnce(
    db,
    markOf(endpoints.decideCount.name, input, caller.person),
    (stored) => floatCount.parse(stored),
    async (transaction) => {
      const count = await lockCount(transaction, countId);
      if (count === undefined) return { ok: false, reason: 'not-found' };
      if (count.agentId === user.id) return { ok: false, reason: 'own-account' };
      if (count.state !== 'open') return { ok: false, reason: 'already-decided' };
      if (decision.kind === 'refuse' && decision.reason === '') return { ok: false, reason: 'needs-reason' };
      if (decision.kind === 'confirm') {
        const refusal = await settle(transaction, count, decision.handedInKobo, user.id);
        if (refusal !== undefined) return { ok: false, reason: refusal };
        await decideChange(transaction, count, decision.isChangeThere, user.id);
      }
      const reply = await decide(transaction, count, decision, user.id);
      await recordChange(transaction, actorOf(caller), {
        action: endpoints.decideCount.name,
        noun: 'money',
        subject: count.agentId,
        before: { bookKobo: count.bookKobo, countedKobo: count.countedKobo },
        after: { state: reply.state, ...(decision.kind === 'confirm' ? decisionFacts(decision) : {}) },
      });
      return { ok: true, value: { subject: count.agentId, reply } };
    },
  );
}

function decisionFacts({ handedInKobo, isChangeThere }: { handedInKobo: number; isChangeThere: boolean }) {
  return { handedInKobo, isChangeThere };
}

async function decide(
  transaction: Db,
  count: CountRow,
  decision: InputOf<typeof endpoints.decideCount>['decision'],
  by: string,
) {
  const state = decision.kind === 'confirm' ? 'confirmed' : 'refused';
  const reason = decision.kind === 'confirm' ? null : decision.reason;
  const at = new Date();
  await storeDecision(transaction, count.id, { state, by, at, reason });
  return viewCount({ ...count, state, decidedAt: at, reason });
}

/** Change that this agent counted at doors before: its customers' from now on, or it was never there. */
async function decideChange(
  transaction: Db,
  { id: countId, agentId, countedAt }: CountRow,
  isThere: boolean,
  by: string,
): Promise<void> {
  for (const { orderId, accountId, kobo } of await readWaitingChange(transaction, agentId, countedAt)) {
    const change = { orderId, countId, kobo: asKobo(kobo) };
    await mustPost(
      transaction,
      isThere ? { what: 'change-confirmed', accountId, ...change } : { what: 'change-refused', ...change },
      by,
    );
  }
}

/** The book follows the count, then what is handed in leaves it; why not, where it cannot be written. */
async function settle(
  transaction: Db,
  count: CountRow,
  handedInKobo: number,
  by: string,
): Promise<'float-too-low' | 'book-out-of-bounds' | undefined> {
  const { agentId, id: countId, countedKobo, bookKobo } = count;
  const differs = countedKobo - bookKobo;
  const floatKobo = await lockedBalanceOf(transaction, 'agent_float', agentId);
  if (floatKobo + Math.min(0, differs) < 0 || floatKobo + differs < handedInKobo) return 'float-too-low';
  if (Math.abs(differs) > mostPostedKobo) return 'book-out-of-bounds';
  const kobo = asKobo(Math.abs(differs));
  const found = differs < 0 ? 'less' : 'more';
  await mustPost(transaction, { what: 'float-counted', agentId, countId, found, kobo }, by);
  const returned = { what: 'float-returned', agentId, floatId: countId, kobo: asKobo(handedInKobo) } as const;
  await mustPost(transaction, returned, by);
  return undefined;
}
