import type { InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import { refund as refundReply, type Refund } from '#contract/payments/schema.ts';
import type { Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { onceOrAsked } from '#server/features/ledger/second-person/once-or-asked.ts';
import type {
  AskSecondPerson,
  SecondPersonRefusal,
} from '#server/features/ledger/second-person/second-person.ts';
import { lockRecipient } from '#server/features/ledger/second-person/store-day.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { viewRefund } from '../order-money/view.ts';
import { findRefundOrder, lockRefund, storeRefund, type RefundRow } from './store.ts';
import { refundEvent } from './view-event.ts';

type Written = InputOf<typeof endpoints.markRefundSent>;
type Refusal = 'not-found' | 'own-account' | 'already-decided' | SecondPersonRefusal;

/** A person has sent a refund that no provider could; nobody sends their own. */
export function markRefundSent(
  db: Db,
  input: Written,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.markRefundSent>> {
  const call = { endpoint: endpoints.markRefundSent, input, caller };
  return onceOrAsked(
    db,
    call,
    (stored) => refundReply.parse(stored),
    (transaction, by, ask) => bookSentByHand(transaction, input, by, ask),
  );
}

/** The same in a transaction; what people agreed on before needs nobody again. */
export async function bookSentByHand(
  transaction: Db,
  { refundId, note }: Written,
  by: Doer,
  ask: AskSecondPerson,
): Promise<Outcome<{ subject: string; reply: Refund }, Refusal>> {
  const code = await findRefundOrder(transaction, refundId);
  const order = code === undefined ? undefined : await lockOrder(transaction, code);
  const refund = await lockRefund(transaction, refundId);
  if (order === undefined || refund === undefined || refund.paymentId !== null)
    return { ok: false, reason: 'not-found' };
  if (order.accountId === by.userId) return { ok: false, reason: 'own-account' };
  if (refund.state !== 'waiting') return { ok: false, reason: 'already-decided' };
  if (!refund.isAgreed) {
    const recipient = { accountId: order.accountId, orderId: order.id };
    await lockRecipient(transaction, recipient);
    const refusal = await ask({ kind: 'refund-by-hand', subject: refundId, recipient, kobo: refund.kobo });
    if (refusal !== undefined) return { ok: false, reason: refusal };
  }
  const reply = await writeSent(transaction, refund, note, by);
  return { ok: true, value: { subject: order.id, reply } };
}

async function writeSent(transaction: Db, refund: RefundRow, note: string, by: Doer): Promise<Refund> {
  const { id: refundId, orderId } = refund;
  const kobo = asKobo(refund.kobo);
  await mustPost(transaction, { what: 'refund-sent', orderId, refundId, from: 'bank', kobo }, by.userId);
  const sent = { state: 'done', at: new Date(), nextTryAt: null, sentBy: by.userId } as const;
  await storeRefund(transaction, refundId, sent);
  await writeEvent(transaction, refundEvent(refund));
  await recordChange(transaction, by, {
    action: endpoints.markRefundSent.name,
    noun: 'money',
    subject: orderId,
    before: { state: refund.state },
    after: { state: 'done', kobo, note },
  });
  return viewRefund({ ...refund, state: 'done' });
}
