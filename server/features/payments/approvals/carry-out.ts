import * as z from 'zod/mini';
import type { Endpoint, InputOf, Outcome, RefusalOf } from '#contract/endpoint.ts';
import { decideClaim } from '#contract/orders/claims/endpoints.ts';
import { payEarnings } from '#contract/payments/agents/endpoints.ts';
import type { decideApproval } from '#contract/payments/approvals/endpoints.ts';
import { adjustCredit, decideWithdrawal } from '#contract/payments/credit/endpoints.ts';
import { markRefundSent, refundOrder } from '#contract/payments/order-money/endpoints.ts';
import { theHouse, type Doer } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { agreed, type SecondPersonRefusal } from '#server/features/ledger/second-person/second-person.ts';
import { mayStillMove } from '#server/features/ledger/second-person/store-day.ts';
import type { ApprovalRow } from '#server/features/ledger/second-person/store.ts';
import { settleClaim } from '#server/features/orders/claims/decide-claim.ts';
import { claimRequest, keepReply } from '#server/idempotency/store.ts';
import { payOut } from '../agents/pay-earnings.ts';
import { moveCredit } from '../credit/adjust-credit.ts';
import { settleWithdrawal } from '../credit/decide-withdrawal.ts';
import { bookSentByHand } from '../refunds/mark-refund-sent.ts';
import { promiseAgreed } from '../refunds/promise-refunds.ts';
import { giveBack } from '../refunds/refund-order.ts';
import { agreeToRefund } from '../refunds/store.ts';

type Refusal = Exclude<
  RefusalOf<typeof decideApproval>,
  'not-allowed' | 'own-request' | 'same-id-other-body'
>;
type Done = Outcome<{ subject: string; reply: unknown }, Refusal>;

/**
 * Carries out what was asked for, by its requester and with every check anew, and keeps its answer for copies of the call.
 * Part of the transaction that writes down who agreed.
 */
export async function carryOut(transaction: Db, asked: ApprovalRow): Promise<Outcome<null, Refusal>> {
  const { kind, subject, askedBy, requestHash, bodyHash } = asked;
  if (askedBy === null || requestHash === null || bodyHash === null) {
    await agreeToRefund(transaction, subject);
    return { ok: true, value: null };
  }
  if (!(await mayStillMove(transaction, kind, askedBy))) return { ok: false, reason: 'changed-meanwhile' };
  const done = await move(transaction, asked, { ...theHouse, userId: askedBy });
  if (!done.ok) return done;
  if (!(await claimRequest(transaction, { requestHash, person: askedBy, bodyHash })))
    throw new Error('a call that waits for a second person was answered already');
  await keepReply(transaction, requestHash, done.value.subject, JSON.stringify(done.value.reply));
  return { ok: true, value: null };
}

async function move(transaction: Db, asked: ApprovalRow, by: Doer): Promise<Done> {
  switch (asked.kind) {
    case 'payout':
      return settled(await payOut(transaction, inputOf(payEarnings, asked), by, agreed));
    case 'withdrawal':
      return settled(await settleWithdrawal(transaction, inputOf(decideWithdrawal, asked), by, agreed));
    case 'credit':
      return settled(await moveCredit(transaction, inputOf(adjustCredit, asked), by, agreed));
    case 'refund':
      return settled(await giveBack(transaction, inputOf(refundOrder, asked), by, agreed));
    case 'refund-by-hand':
      return settled(await bookSentByHand(transaction, inputOf(markRefundSent, asked), by, agreed));
    case 'claim':
      return approveClaim(transaction, asked, by);
    case 'automatic-refund':
      throw new Error('an automatic refund is nobody’s call');
  }
}

/** A guest’s money is on its way with it, as agreed. */
async function approveClaim(transaction: Db, asked: ApprovalRow, by: Doer): Promise<Done> {
  const done = settled(await settleClaim(transaction, inputOf(decideClaim, asked), by, agreed));
  if (done.ok && asked.recipientId === null && asked.orderId !== null)
    await promiseAgreed(transaction, { orderId: asked.orderId, kobo: asked.kobo });
  return done;
}

function inputOf<E extends Endpoint>({ input: schema }: E, { input }: ApprovalRow): InputOf<E> {
  return z.parse<E['input']>(schema, input);
}

/** An agreed call asks nobody again. */
function settled(
  outcome: Outcome<{ subject: string; reply: unknown }, Refusal | SecondPersonRefusal | 'needs-reason'>,
): Done {
  if (outcome.ok) return outcome;
  const { reason } = outcome;
  if (reason === 'second-person-needed' || reason === 'second-person-asked' || reason === 'needs-reason')
    throw new Error(`a call that was agreed on was refused: ${reason}`);
  return { ok: false, reason };
}
