import type { InputOf, Outcome, OutcomeOf, RefusalOf } from '#contract/endpoint.ts';
import type { User } from '#contract/accounts/schema.ts';
import * as endpoints from '#contract/payments/approvals/endpoints.ts';
import { approvalRights } from '#contract/payments/approvals/rules.ts';
import { approval, type Approval } from '#contract/payments/approvals/schema.ts';
import { holds } from '#contract/permissions.ts';
import { doerOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { databaseNow } from '#server/db/clock.ts';
import { lockApproval, type ApprovalRow } from '#server/features/ledger/second-person/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { storeRefund } from '../refunds/store.ts';
import { carryOut } from './carry-out.ts';
import { closeApproval } from './close-approval.ts';

type Written = InputOf<typeof endpoints.decideApproval>;
type Refusal = Exclude<RefusalOf<typeof endpoints.decideApproval>, 'same-id-other-body'>;

/** Agrees to money that somebody else asked to move, and moves it, or refuses; never to oneself. */
export function decideApproval(
  db: Db,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.decideApproval>> {
  return answerOnce<Approval, Refusal>(
    db,
    markOf(endpoints.decideApproval.name, input, caller.person),
    (stored) => approval.parse(stored),
    (transaction) => decide(transaction, input, caller),
  );
}

async function decide(
  transaction: Db,
  { approvalId, decision }: Written,
  caller: Caller,
): Promise<Outcome<{ subject: string; reply: Approval }, Refusal>> {
  const asked = await lockApproval(transaction, approvalId);
  if (asked === undefined) return { ok: false, reason: 'not-found' };
  const refusal = refusalOf(asked, memberOf(caller).user);
  if (refusal !== undefined) return { ok: false, reason: refusal };
  const by = doerOf(caller);
  if (decision.kind === 'approve') {
    const done = await carryOut(transaction, asked);
    if (!done.ok) return done;
    const reply = await closeApproval(transaction, asked, { state: 'approved', by, reason: null });
    return { ok: true, value: reply };
  }
  if (asked.kind === 'automatic-refund') await handOver(transaction, asked);
  const { reason } = decision;
  return { ok: true, value: await closeApproval(transaction, asked, { state: 'refused', by, reason }) };
}

function refusalOf({ kind, askedBy, recipientId, state }: ApprovalRow, user: User) {
  if (!holds(user, approvalRights[kind])) return 'not-allowed';
  if (askedBy === user.id) return 'own-request';
  if (recipientId === user.id) return 'own-account';
  return state === 'waiting' ? undefined : 'already-decided';
}

/** The money stays due: the provider does not send it, and a person is asked to. */
async function handOver(transaction: Db, { subject }: ApprovalRow): Promise<void> {
  const at = await databaseNow(transaction);
  await storeRefund(transaction, subject, { state: 'failed', at, nextTryAt: null });
}
