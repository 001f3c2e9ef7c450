import { paymentStates } from '#contract/payments/schema.ts';
import type { Db } from '#server/db/database.ts';
import { boolean, instant, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const paymentRow = {
  id: text,
  orderId: text,
  code: text,
  kobo: number,
  state: oneOf(paymentStates),
  pageUrl: nullable(text),
  openedAt: instant,
};
export type PaymentRow = RowOf<typeof paymentRow>;

function paymentColumns(db: Db) {
  return db`
    payment.id, payment.order_id as "orderId", o.code, payment.kobo, payment.state,
    payment.page_url as "pageUrl", payment.opened_at as "openedAt"`;
}

function paymentsOf(db: Db) {
  return db`select ${paymentColumns(db)} from payment join customer_order o on o.id = payment.order_id`;
}

export async function insertPayment(
  db: Db,
  payment: { id: string; orderId: string; kobo: number; openedAt: Date; nextLookAt: Date },
): Promise<void> {
  await db`
    insert into payment (id, order_id, kobo, opened_at, next_look_at)
    values (${payment.id}, ${payment.orderId}, ${payment.kobo}, ${payment.openedAt}, ${payment.nextLookAt})`;
}

export async function setPage(db: Db, id: string, pageUrl: string): Promise<void> {
  await db`update payment set page_url = ${pageUrl} where id = ${id}`;
}

export async function findPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.rows(paymentRow)`${paymentsOf(db)} where payment.id = ${id}`;
  return row;
}

/** The payment, locked; its order is locked before it. */
export async function lockPayment(db: Db, id: string): Promise<PaymentRow | undefined> {
  const [row] = await db.rows(paymentRow)`${paymentsOf(db)} where payment.id = ${id} for update of payment`;
  return row;
}

/** A page that is still open for exactly this much, the newest. */
export async function findOpenPage(
  db: Db,
  { orderId, kobo, since }: { orderId: string; kobo: number; since: Date },
): Promise<PaymentRow | undefined> {
  const [row] = await db.rows(paymentRow)`
    ${paymentsOf(db)}
    where payment.order_id = ${orderId} and payment.state = 'open' and payment.kobo = ${kobo}
      and payment.page_url is not null and payment.opened_at > ${since}
    order by payment.opened_at desc limit 1`;
  return row;
}

/** Payments of an order that may still turn out to be paid. */
export function readUnsettled(db: Db, orderId: string): Promise<PaymentRow[]> {
  return db.rows(paymentRow)`
    ${paymentsOf(db)}
    where payment.order_id = ${orderId} and payment.state in ('open', 'given-up') order by payment.opened_at`;
}

/** Takes payments that want a look; whoever dies with them leaves them to the next after the lease. */
export function takeDuePayments(
  db: Db,
  { now, leaseUntil, most }: { now: Date; leaseUntil: Date; most: number },
): Promise<PaymentRow[]> {
  return db.rows(paymentRow)`
    with due as (
      select id from payment where next_look_at <= ${now}
      order by next_look_at limit ${most} for update skip locked),
    taken as (
      update payment set next_look_at = ${leaseUntil}, looks = looks + 1
      where id in (select id from due) returning *)
    select ${paymentColumns(db)} from taken as payment join customer_order o on o.id = payment.order_id`;
}

/**
 * Sets the next poll of an unsettled payment; null ends polling. A poll sets it only under its own lease: a notice that
 * came during it has asked for another.
 */
export async function setNextPoll(db: Db, id: string, at: Date | null, leaseUntil?: Date): Promise<void> {
  await db`
    update payment
    set next_look_at = ${at}, state = case when ${at === null} and state = 'open' then 'given-up' else state end
    where id = ${id} and settled_at is null
      and (${leaseUntil ?? null}::timestamptz is null or next_look_at = ${leaseUntil ?? null})`;
}

export async function storeSettled(
  db: Db,
  id: string,
  settled: { state: 'paid' | 'returned'; providerId: string; kobo: number; paidAt: Date; at: Date },
): Promise<void> {
  await db`
    update payment
    set state = ${settled.state}, provider_id = ${settled.providerId}, paid_kobo = ${settled.kobo},
      paid_at = ${settled.paidAt}, settled_at = ${settled.at}, next_look_at = null
    where id = ${id}`;
}

/** Keeps a notice, once; what its payment, and its refunds, are waiting for is asked about now. */
export async function keepNotice(
  db: Db,
  { bodyHash, reference, now }: { bodyHash: string; reference: string | null; now: Date },
): Promise<{ wakes: boolean }> {
  const [row] = await db.one({ wakes: boolean })`
    with known as (select id from payment where id = ${reference}::uuid),
    kept as (
      insert into payment_notice (body_hash, payment_id)
      values (${bodyHash}, (select id from known))
      on conflict (body_hash) do nothing
      returning payment_id),
    woken as (
      update payment set next_look_at = ${now}
      where id in (select payment_id from kept) and settled_at is null
      returning id),
    asked_after as (
      update refund set next_try_at = ${now}
      where payment_id in (select payment_id from kept) and state = 'sent'
      returning id)
    select exists (select from woken union all select from asked_after) as wakes`;
  return row;
}

export async function deleteOldNotices(db: Db, before: Date, most: number): Promise<number> {
  const gone = await db`
    delete from payment_notice where body_hash in (
      select body_hash from payment_notice where received_at < ${before}
      order by received_at limit ${most} for update skip locked)`;
  return gone.count;
}

const unpaidRow = {
  id: text,
  code: text,
  placedAt: instant,
};
export type UnpaidRow = RowOf<typeof unpaidRow>;

/** Orders that wait for their payment since before a moment, oldest first. */
export function readUnpaid(db: Db, since: Date, most: number): Promise<UnpaidRow[]> {
  return db.rows(unpaidRow)`
    select id, code, placed_at as "placedAt" from customer_order
    where status = 'placed' and pay_way = 'online' and status_since <= ${since}
    order by status_since limit ${most}`;
}
