import { approvalKinds, type ApprovalId } from '#contract/payments/approvals/schema.ts';
import { paymentStates } from '#contract/payments/schema.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { type RefundRow, refundRow, refundState } from '../refunds/store.ts';

const orderPaymentRow = {
  reference: text,
  kobo: number,
  state: oneOf(paymentStates),
  paidKobo: nullable(number),
  openedAt: instant,
};
export type OrderPaymentRow = RowOf<typeof orderPaymentRow>;

export function readPaymentsOf(db: Db, orderId: string): Promise<OrderPaymentRow[]> {
  return db.rows(orderPaymentRow)`
    select id as reference, kobo, state, paid_kobo as "paidKobo", opened_at as "openedAt"
    from payment where order_id = ${orderId} order by opened_at`;
}

export function readRefundsOf(db: Db, orderId: string): Promise<RefundRow[]> {
  return db.rows(refundRow)`
    select refund.id, refund.order_id as "orderId", o.code, refund.kobo, ${refundState(db)},
      refund.payment_id as "paymentId", null as "providerId", refund.tries, refund.made_at as "madeAt",
      refund.is_agreed as "isAgreed"
    from refund join customer_order o on o.id = refund.order_id
    where refund.order_id = ${orderId} order by refund.made_at, refund.id`;
}

const heldMoneyRow = {
  approvalId: idOf<ApprovalId>(),
  kind: oneOf(approvalKinds),
  kobo: number,
  askedAt: instant,
};
export type HeldMoneyRow = RowOf<typeof heldMoneyRow>;

/** An order's money that waits for a second person, oldest first. */
export function readHeldOf(db: Db, orderId: string): Promise<HeldMoneyRow[]> {
  return db.rows(heldMoneyRow)`
    select id as "approvalId", kind, kobo, asked_at as "askedAt" from money_approval
    where order_id = ${orderId} and state = 'waiting' order by asked_at, id`;
}

/** The sum of an order's refunds that nobody has agreed to yet. */
export async function readCheckedKobo(db: Db, orderId: string): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select coalesce(sum(kobo), 0)::bigint as kobo from refund
    where order_id = ${orderId} and state = 'waiting' and not is_agreed`;
  return row.kobo;
}

/** Names of those who moved an order’s money. */
export async function readNames(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.rows({ id: text, name: text })`
    select id, coalesce(name, username) as name from account where id = any(${[...ids]}::uuid[])`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}
