import { type RefundState, refundStates } from '#contract/payments/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

export const refundRow = {
  id: text,
  orderId: text,
  code: text,
  kobo: number,
  state: oneOf(refundStates),
  paymentId: nullable(text),
  /** The provider's name for the payment that goes back. */
  providerId: nullable(text),
  tries: number,
  madeAt: instant,
  /** False: more than one person moves in a day, and nobody else has agreed to it. */
  isAgreed: boolean,
};
export type RefundRow = RowOf<typeof refundRow>;

/** A refund that its taker alone sends, as long as it holds the lease. */
const takenRefundRow = {
  ...refundRow,
  lease: text,
};
export type TakenRefund = RowOf<typeof takenRefundRow>;

/** Waiting, until somebody has begun to tell the provider of it. */
export function refundState(db: Db) {
  return db`case when refund.state = 'waiting' and refund.is_sending then 'sending' else refund.state end as state`;
}

function refundColumns(db: Db) {
  return db`
    refund.id, refund.order_id as "orderId", o.code, refund.kobo, ${refundState(db)}, refund.payment_id as "paymentId",
    payment.provider_id as "providerId", refund.tries, refund.made_at as "madeAt",
    refund.is_agreed as "isAgreed"`;
}

function refundsOf(db: Db) {
  return db`
    select ${refundColumns(db)} from refund
    join customer_order o on o.id = refund.order_id
    left join payment on payment.id = refund.payment_id`;
}

/** Orders on which more is due back than is on its way, by their codes. */
export async function readUnsentOrders(db: Db, most: number): Promise<string[]> {
  const rows = await db.rows({ code: text })`
    select o.code from ledger_balance due join customer_order o on o.id = due.subject
    where due.kind = 'refund_due' and due.kobo > 0 and due.kobo > (
      select coalesce(sum(kobo), 0) from refund where order_id = o.id and state = 'waiting')
    limit ${most}`;
  return rows.map(({ code }) => code);
}

/** Refunds of an order that are not sent yet. */
export async function readWaitingKobo(db: Db, orderId: string): Promise<number> {
  const [row] = await db.one({ kobo: number })`
    select kobo_sum(coalesce(sum(kobo), 0)) as kobo from refund where order_id = ${orderId} and state = 'waiting'`;
  return row.kobo;
}

const returnableRow = {
  paymentId: text,
  /** The part that the provider can still send back. */
  leftKobo: number,
};
export type Returnable = RowOf<typeof returnableRow>;

/** An order's payments that the provider can send back from: those in vain first. One that failed once is left alone. */
export function readReturnable(db: Db, orderId: string): Promise<Returnable[]> {
  return db.rows(returnableRow)`
    select payment.id as "paymentId",
      (payment.paid_kobo - coalesce(sum(refund.kobo) filter (where refund.state <> 'failed'), 0))::bigint as "leftKobo"
    from payment left join refund on refund.payment_id = payment.id
    where payment.order_id = ${orderId} and payment.paid_kobo is not null
    group by payment.id
    having count(*) filter (where refund.state = 'failed') = 0
    order by payment.state = 'returned' desc, payment.settled_at`;
}

export async function insertRefund(
  db: Db,
  refund: {
    id: string;
    orderId: string;
    paymentId: string | null;
    kobo: number;
    at: Date;
    /** False: it waits for a second person. */
    isAgreed: boolean;
  },
): Promise<void> {
  const { id, orderId, paymentId, kobo, at, isAgreed } = refund;
  await db`
    insert into refund (id, order_id, payment_id, kobo, made_at, next_try_at, is_agreed)
    values (${id}, ${orderId}, ${paymentId}, ${kobo}, ${at}, ${paymentId === null || !isAgreed ? null : at}, ${isAgreed})`;
}

// Longer than two calls to the provider may take.
const leaseSeconds = 60;

function leaseEnd(db: Db) {
  return db`clock_timestamp() + ${leaseSeconds} * interval '1 second'`;
}

/** Takes the refund that has waited longest to be sent or asked about; whoever dies with it leaves it to the next. */
export async function takeDueRefund(db: Db, now: Date): Promise<TakenRefund | undefined> {
  const [row] = await db.rows(takenRefundRow)`
    with due as (
      select id from refund
      where next_try_at <= ${now} and (leased_until is null or leased_until <= clock_timestamp())
      order by next_try_at limit 1 for update skip locked),
    taken as (
      update refund set lease = gen_random_uuid(), leased_until = ${leaseEnd(db)}, next_try_at = ${leaseEnd(db)},
        is_sending = state = 'waiting', tries = tries + 1
      where id in (select id from due) returning *)
    select ${refundColumns(db)}, refund.lease from taken as refund
    join customer_order o on o.id = refund.order_id
    left join payment on payment.id = refund.payment_id`;
  return row;
}

/** Renews the lease to its whole length; false where it is lost. */
export async function renewLease(db: Db, { id, lease }: TakenRefund): Promise<boolean> {
  const renewed = await db`
    update refund set leased_until = ${leaseEnd(db)}
    where id = ${id} and lease = ${lease} and leased_until > clock_timestamp()`;
  return renewed.count > 0;
}

/** The refund, locked until the transaction ends, where this lease is still the last. */
export async function lockTaken(db: Db, { id, lease }: TakenRefund): Promise<RefundRow | undefined> {
  const [row] = await db.rows(refundRow)`
    ${refundsOf(db)} where refund.id = ${id} and refund.lease = ${lease} for update of refund`;
  return row;
}

export async function lockRefund(db: Db, id: string): Promise<RefundRow | undefined> {
  const [row] = await db.rows(refundRow)`${refundsOf(db)} where refund.id = ${id} for update of refund`;
  return row;
}

export async function findRefundOrder(db: Db, id: string): Promise<string | undefined> {
  const [row] = await db.rows({ code: text })`
    select o.code from refund join customer_order o on o.id = refund.order_id where refund.id = ${id}`;
  return row?.code;
}

/** Lets go of it until then; whoever has taken it meanwhile is not disturbed. */
export async function setNextTry(db: Db, { id, lease }: TakenRefund, at: Date): Promise<void> {
  await db`
    update refund set next_try_at = ${at}, lease = null, leased_until = null where id = ${id} and lease = ${lease}`;
}

export async function storeRefund(
  db: Db,
  id: string,
  now: {
    state: Exclude<RefundState, 'sending'>;
    at: Date;
    nextTryAt: Date | null;
    providerRefundId?: string | null;
    sentBy?: string | null;
  },
): Promise<void> {
  const { state, at, nextTryAt, providerRefundId = null, sentBy = null } = now;
  await db`
    update refund
    set state = ${state}, next_try_at = ${nextTryAt}, is_sending = false, lease = null, leased_until = null,
      provider_refund_id = coalesce(${providerRefundId}::text, provider_refund_id),
      sent_by = coalesce(${sentBy}::uuid, sent_by),
      sent_at = coalesce(sent_at, ${state === 'sent' || state === 'done' ? at : null}::timestamptz)
    where id = ${id}`;
}

/** Refunds that a person has to send, oldest first. */
export function readByHand(
  db: Db,
): Promise<(RefundRow & { customerName: string; customerPhone: string | null })[]> {
  return db.rows({ ...refundRow, customerName: text, customerPhone: nullable(text) })`
    select ${refundColumns(db)}, o.customer_name as "customerName", o.customer_phone as "customerPhone" from refund
    join customer_order o on o.id = refund.order_id
    left join payment on payment.id = refund.payment_id
    where refund.payment_id is null and refund.state = 'waiting' order by refund.made_at`;
}

/** A second person agreed: it is sent, by the provider now or by hand. */
export async function agreeToRefund(db: Db, id: string): Promise<void> {
  await db`
    update refund set is_agreed = true, next_try_at = case when payment_id is not null then clock_timestamp() end
    where id = ${id} and state = 'waiting' and not is_agreed`;
}
