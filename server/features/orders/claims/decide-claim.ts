import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { decideClaim as endpoint } from '#contract/orders/claims/endpoints.ts';
import type { Kobo } from '#contract/kobo.ts';
import { claimOutcome, type ClaimState } from '#contract/orders/claims/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookClaim, paidKobo } from '../money/postings.ts';
import { findClaimedOrder, readClaims, storeDecision, type ClaimRow } from './store.ts';
import { lockOrder, type OrderRow } from '../order/store.ts';
import { claimEventOf, viewOutcome } from './view.ts';

type Written = InputOf<typeof endpoint>;

/** Approves an open claim or refuses it, on the record; nobody decides on their own order. */
export function decideClaim(db: Db, written: Written, caller: Caller): Promise<OutcomeOf<typeof endpoint>> {
  const { user } = memberOf(caller);
  return answerOnce(
    db,
    markOf(endpoint.name, written, caller.person),
    (stored) => claimOutcome.parse(stored),
    async (transaction) => {
      const found = await lockClaim(transaction, written.claimId);
      if (found === undefined) return { ok: false, reason: 'not-found' };
      const { order, claim } = found;
      if (order.accountId === user.id) return { ok: false, reason: 'own-account' };
      const refusal = refusalOf(claim, written.decision, await paidKobo(transaction, order.id));
      if (refusal !== undefined) return { ok: false, reason: refusal };
      const decided = decisionOf(written.decision);
      const at = new Date();
      await storeDecision(transaction, {
        ...decided,
        claimId: claim.id,
        orderId: order.id,
        decidedBy: user.id,
        at,
      });
      const { state, approvedKobo } = decided;
      if (approvedKobo !== null)
        await bookClaim(transaction, order, { claimId: claim.id, kobo: approvedKobo }, user.id);
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'claims',
        subject: claim.id,
        before: { state: claim.state, askedKobo: claim.askedKobo },
        after: { state, approvedKobo },
      });
      const reply = viewOutcome({ id: claim.id, state, approvedKobo });
      await writeEvent(transaction, claimEventOf(order, 'order.claimDecided', reply));
      return { ok: true, value: { subject: order.id, reply } };
    },
  );
}

/** The claim as it stands under its order's lock. */
async function lockClaim(
  transaction: Db,
  id: string,
): Promise<{ order: OrderRow; claim: ClaimRow } | undefined> {
  const code = await findClaimedOrder(transaction, id);
  const order = code === undefined ? undefined : await lockOrder(transaction, code);
  if (order === undefined) return undefined;
  const claim = (await readClaims(transaction, order.id)).find((one) => one.id === id);
  return claim === undefined ? undefined : { order, claim };
}

function refusalOf(claim: ClaimRow, decision: Written['decision'], mostKobo: Kobo) {
  if (claim.state !== 'open') return 'already-decided';
  if (decision.kind === 'refuse') return decision.reason === '' ? 'needs-reason' : undefined;
  if (decision.kobo > claim.askedKobo) return 'amount-too-high';
  return decision.kobo > mostKobo ? 'more-than-paid' : undefined;
}

function decisionOf(decision: Written['decision']): {
  state: ClaimState;
  approvedKobo: Kobo | null;
  reason: string | null;
} {
  return decision.kind === 'approve'
    ? { state: 'approved', approvedKobo: decision.kobo, reason: null }
    : { state: 'refused', approvedKobo: null, reason: decision.reason };
}
