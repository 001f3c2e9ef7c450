import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { asKobo } from '#contract/kobo.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import { refund as refundReply } from '#contract/payments/schema.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { findRefundOrder, lockRefund, storeRefund } from './store.ts';
import { refundEvent } from './view-event.ts';
import { viewRefund } from '../order-money/view.ts';

/** A person has sent a refund that no provider could; nobody sends their own. */
export function markRefundSent(
  db: Db,
  input: InputOf<typeof endpoints.markRefundSent>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.markRefundSent>> {
  const { user } = memberOf(caller);
  const { refundId, note } = input;
  return answerOnce(
    db,
    markOf(endpoints.markRefundSent.name, input, caller.person),
    (stored) => refundReply.parse(stored),
    async (transaction) => {
      const code = await findRefundOrder(transaction, refundId);
      const order = code === undefined ? undefined : await lockOrder(transaction, code);
      const refund = await lockRefund(transaction, refundId);
      if (order === undefined || refund === undefined || refund.paymentId !== null)
        return { ok: false, reason: 'not-found' };
      if (order.accountId === user.id) return { ok: false, reason: 'own-account' };
      if (refund.state !== 'waiting') return { ok: false, reason: 'already-decided' };
      const kobo = asKobo(refund.kobo);
      const orderId = order.id;
      await mustPost(transaction, { what: 'refund-sent', orderId, refundId, from: 'bank', kobo }, user.id);
      const at = new Date();
      await storeRefund(transaction, refundId, { state: 'done', at, nextTryAt: null, sentBy: user.id });
      await writeEvent(transaction, refundEvent(refund));
      await recordChange(transaction, actorOf(caller), {
        action: endpoints.markRefundSent.name,
        noun: 'money',
        subject: orderId,
        before: { state: refund.state },
        after: { state: 'done', kobo, note },
      });
      return { ok: true, value: { subject: orderId, reply: viewRefund({ ...refund, state: 'done' }) } };
    },
  );
}
