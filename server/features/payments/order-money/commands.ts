import { randomUUIDv7 } from 'node:crypto';
import type { Endpoint, InputOf, Outcome, OutcomeOf } from '#contract/endpoint.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Movement } from '#contract/ledger/movements.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import { orderMoney, type OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { RefusalCode } from '#contract/refusals.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { answerOnce, markOf } from '#server/idempotency/answer-once.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { mustPost } from '#server/features/ledger/post.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { moneyOf, refundAllowed } from './reads.ts';

/** Gives money of an order back out of the house's pocket, never more than was paid. */
export function refundOrder(
  db: Db,
  input: InputOf<typeof endpoints.refundOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refundOrder>> {
  const { kobo, to, reason } = input;
  return onOrder(db, endpoints.refundOrder, input, caller, async (transaction, order) => {
    const allowed = await refundAllowed(transaction, order, { kobo, to }, caller);
    if (!allowed.ok) return allowed;
    const { accountId } = order;
    const isCredit = to === 'credit' && accountId !== null;
    const back = isCredit ? ({ to, accountId, kobo } as const) : ({ to: 'sender', kobo } as const);
    const adjustmentId = randomUUIDv7();
    const movement = { what: 'refund-granted', orderId: order.id, adjustmentId, back } as const;
    return { ok: true, value: { movement, kobo, why: reason } };
  });
}

/** Gives up what is owed on an order that is over. */
export function writeDebtOff(
  db: Db,
  input: InputOf<typeof endpoints.writeDebtOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.writeDebtOff>> {
  return onOrder(db, endpoints.writeDebtOff, input, caller, async (transaction, order) => {
    const owed = await debtOn(transaction, order, caller);
    if (!owed.ok) return owed;
    const { kobo } = owed.value;
    const adjustmentId = randomUUIDv7();
    const movement = { what: 'debt-written-off', orderId: order.id, adjustmentId, kobo } as const;
    return { ok: true, value: { movement, kobo, why: input.reason } };
  });
}

/** A debt came in at the office or on the bank account. */
export function takeDebt(
  db: Db,
  input: InputOf<typeof endpoints.takeDebt>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.takeDebt>> {
  return onOrder(db, endpoints.takeDebt, input, caller, async (transaction, order) => {
    const owed = await debtOn(transaction, order, caller);
    if (!owed.ok) return owed;
    const { kobo } = owed.value;
    const paymentId = randomUUIDv7();
    const movement = { what: 'debt-paid', orderId: order.id, paymentId, into: 'bank', kobo } as const;
    return { ok: true, value: { movement, kobo, why: input.note } };
  });
}

/** What is owed on an order that is over; nobody looks after their own debts. */
async function debtOn(
  transaction: Db,
  order: OrderRow,
  caller: Caller,
): Promise<Outcome<{ kobo: Kobo }, 'own-account' | 'order-under-way' | 'nothing-owed'>> {
  if (order.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
  if (isUnderWay(order.status)) return { ok: false, reason: 'order-under-way' };
  const kobo = await lockedBalanceOf(transaction, 'customer_owes', order.id);
  return kobo === 0 ? { ok: false, reason: 'nothing-owed' } : { ok: true, value: { kobo } };
}

type Decided<Refusal extends RefusalCode> = Outcome<{ movement: Movement; kobo: Kobo; why: string }, Refusal>;

/** One movement by hand on an order that is locked, once and on the record. */
function onOrder<Refusal extends RefusalCode>(
  db: Db,
  endpoint: Endpoint,
  input: { clientRequestId: string; code: string },
  caller: Caller,
  decide: (transaction: Db, order: OrderRow) => Promise<Decided<Refusal>>,
): Promise<Outcome<OrderMoney, Refusal | 'not-found' | 'same-id-other-body'>> {
  const { user } = memberOf(caller);
  return answerOnce<OrderMoney, Refusal | 'not-found'>(
    db,
    markOf(endpoint.name, input, caller.person),
    (kept) => orderMoney.parse(kept),
    async (transaction) => {
      const order = await lockOrder(transaction, input.code);
      if (order === undefined) return { ok: false, reason: 'not-found' };
      const decided = await decide(transaction, order);
      if (!decided.ok) return decided;
      const { movement, kobo, why } = decided.value;
      await mustPost(transaction, movement, user.id);
      await recordChange(transaction, actorOf(caller), {
        action: endpoint.name,
        noun: 'money',
        subject: order.id,
        before: null,
        after: { what: movement.what, kobo, why },
      });
      const payload = { orderId: order.id, code: order.code, creditedKobo: creditedBy(movement) };
      const topics = [`order:${order.id}`, 'orders', 'payments'];
      await writeEvent(transaction, { topics, kind: 'payment.adjust', payload });
      return { ok: true, value: { subject: order.id, reply: await moneyOf(transaction, order) } };
    },
  );
}

/** What of it stands on the customer's credit now. */
function creditedBy(movement: Movement): Kobo | null {
  return movement.what === 'refund-granted' && movement.back.to === 'credit' ? movement.back.kobo : null;
}
