import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { order as orderReply } from '#contract/orders/schema.ts';
import * as endpoints from '#contract/payments/credit/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { post } from '#server/features/ledger/post.ts';
import { readWhole } from '#server/features/orders/order/read-order.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { showOrder } from '#server/features/orders/track/show-order.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { followersOf } from '#server/outbox/order-topics.ts';

/** Pays a debt with credit, in full. */
export async function payByCredit(
  db: Db,
  input: InputOf<typeof endpoints.payByCredit>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.payByCredit>> {
  const accountId = memberOf(caller).user.id;
  const { code } = input;
  const shown = await showOrder(db, { code, token: null }, caller);
  if (!shown.ok) return shown;
  return answerOnce(
    db,
    markOf(endpoints.payByCredit.name, input, caller.person),
    (stored) => orderReply.parse(stored),
    async (transaction) => {
      const order = await lockOrder(transaction, code);
      if (order?.accountId !== accountId) return { ok: false, reason: 'not-found' };
      const orderId = order.id;
      const kobo = await lockedBalanceOf(transaction, 'customer_owes', orderId);
      if (kobo === 0) return { ok: false, reason: 'nothing-owed' };
      const requestId = randomUUIDv7();
      const movement = { what: 'debt-paid-by-credit', orderId, accountId, requestId, kobo } as const;
      const posted = await post(transaction, movement, accountId);
      if (!posted.ok) return { ok: false, reason: 'credit-too-low' };
      await writeEvent(transaction, {
        topics: [...followersOf(order, [order.agentId, order.riderId]), 'orders', 'payments'],
        kind: 'payment.debtPaid',
        payload: { orderId, code: order.code },
      });
      const reply = await readWhole(transaction, code, caller, null);
      return { ok: true, value: { subject: orderId, reply } };
    },
  );
}
