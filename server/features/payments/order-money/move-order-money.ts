import type { Endpoint, Outcome } from '#contract/endpoint.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import { orderMoney, type OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { doerOf, type Doer } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import type { Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { moneyOf } from './money-of-order.ts';

type Decided<Refusal extends RefusalCode> = Outcome<{ movement: Movement; kobo: Kobo; why: string }, Refusal>;
type Decide<Refusal extends RefusalCode> = (transaction: Db, order: OrderRow) => Promise<Decided<Refusal>>;

/** One movement by hand on an order that is locked, once and on the record. */
export function onOrder<Refusal extends RefusalCode>(
  db: Db,
  endpoint: Endpoint,
  input: { clientRequestId: string; code: string },
  caller: Caller,
  decide: Decide<Refusal>,
): Promise<Outcome<OrderMoney, Refusal | 'not-found' | 'same-id-other-body'>> {
  return answerOnce<OrderMoney, Refusal | 'not-found'>(
    db,
    markOf(endpoint.name, input, caller.person),
    (stored) => orderMoney.parse(stored),
    (transaction) =>
      moveOrderMoney(transaction, { action: endpoint.name, code: input.code, by: doerOf(caller) }, decide),
  );
}

/** The same in a transaction, where the request is known to be the first of its id. */
export async function moveOrderMoney<Refusal extends RefusalCode>(
  transaction: Db,
  { action, code, by }: { action: string; code: string; by: Doer },
  decide: Decide<Refusal>,
): Promise<Outcome<{ subject: string; reply: OrderMoney }, Refusal | 'not-found'>> {
  const order = await lockOrder(transaction, code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  const decided = await decide(transaction, order);
  if (!decided.ok) return decided;
  const { movement, kobo, why } = decided.value;
  await mustPost(transaction, movement, by.userId);
  await recordChange(transaction, by, {
    action,
    noun: 'money',
    subject: order.id,
    before: null,
    after: { what: movement.what, kobo, why },
  });
  const payload = { orderId: order.id, code: order.code, creditedKobo: creditedBy(movement) };
  const topics = [`order:${order.id}`, 'orders', 'payments'];
  await writeEvent(transaction, { topics, kind: 'payment.adjusted', payload });
  return { ok: true, value: { subject: order.id, reply: await moneyOf(transaction, order) } };
}

/** The part that was added to the customer's credit. */
function creditedBy(movement: Movement): Kobo | null {
  return movement.what === 'refund-granted' && movement.back.to === 'credit' ? movement.back.kobo : null;
}
