import { type AccountKind, accountKinds } from '#contract/ledger/accounts.ts';
import type { Takings } from '#contract/payments/books/schema.ts';
import type { Db } from '#server/db/database.ts';
import { instant, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import type { RowOf } from '#server/db/sql/row.ts';

/** Total of each kind of account, positive on its own side. */
export function readTotals(db: Db): Promise<{ account: AccountKind; kobo: number }[]> {
  return db.rows({ account: oneOf(accountKinds), kobo: number })`
    select known.kind as account,
      kobo_sum(coalesce(sum(case known.side when 'debit' then line.kobo else -line.kobo end), 0)) as kobo
    from ledger_account_kind known left join ledger_line line on line.kind = known.kind
    group by known.kind order by known.kind`;
}

const unsettledRow = {
  kind: oneOf(['payment', 'refund']),
  id: text,
  code: text,
  kobo: number,
  since: instant,
};
export type UnsettledRow = RowOf<typeof unsettledRow>;

/** Payments that were opened and refunds that were promised before a moment, and came to no end yet. */
export function readUnsettledRows(db: Db, before: Date, most: number): Promise<UnsettledRow[]> {
  return db.rows(unsettledRow)`
    select * from (
      select 'payment' as kind, payment.id::text as id, o.code, payment.kobo, payment.opened_at as since
      from payment join customer_order o on o.id = payment.order_id
      where payment.state = 'open' and payment.next_look_at is not null and payment.opened_at < ${before}
      union all
      select 'refund', refund.id::text, o.code, refund.kobo, refund.made_at
      from refund join customer_order o on o.id = refund.order_id
      where refund.state in ('waiting', 'sent') and refund.made_at < ${before}) as waiting
    order by since limit ${most}`;
}

const takingsRow = {
  day: text,
  cashKobo: number,
  onlineKobo: number,
  sentBackKobo: number,
  goodsKobo: number,
  deliveryFeesKobo: number,
  serviceFeesKobo: number,
  vatKobo: number,
  refundsKobo: number,
  writeOffsKobo: number,
  agentShareKobo: number,
  gatewayFeesKobo: number,
  varianceKobo: number,
};

/** Money that came in and went out, for each day in Lagos with any. */
export function readTakings(db: Db, { from, to }: { from: string; to: string }): Promise<Takings[]> {
  return db.rows(takingsRow)`
    select (posting.at at time zone 'Africa/Lagos')::date::text as day,
      ${sumOf(db, db`${isCash(db)} and line.kind = 'agent_float'`, 1)} as "cashKobo",
      ${sumOf(db, db`line.kind = 'gateway' and line.kobo > 0 and posting.what <> 'refund-bounced'`, 1)} as "onlineKobo",
      ${sumOf(db, db`posting.what in ('refund-sent', 'refund-bounced') and line.kind in ('gateway', 'bank')`, -1)}
        as "sentBackKobo",
      ${sumOf(db, db`line.kind = 'goods' and posting.what in ('billed', 'bill-reversed', 'cancel-charged', 'item-rejected')`, -1)}
        as "goodsKobo",
      ${sumOf(db, db`line.kind = 'delivery_fees'`, -1)} as "deliveryFeesKobo",
      ${sumOf(db, db`line.kind = 'service_fees'`, -1)} as "serviceFeesKobo",
      ${sumOf(db, db`line.kind = 'vat_due'`, -1)} as "vatKobo",
      ${sumOf(db, db`line.kind = 'refunds'`, 1)} as "refundsKobo",
      ${sumOf(db, db`line.kind = 'write_offs'`, 1)} as "writeOffsKobo",
      ${sumOf(db, db`line.kind = 'agent_share'`, 1)} as "agentShareKobo",
      ${sumOf(db, db`line.kind = 'gateway_fees'`, 1)} as "gatewayFeesKobo",
      ${sumOf(db, db`line.kind = 'float_variance'`, 1)} as "varianceKobo"
    from ledger_posting posting join ledger_line line on line.posting_id = posting.id
    where posting.at >= ${from}::date::timestamp at time zone 'Africa/Lagos'
      and posting.at < (${to}::date + 1)::timestamp at time zone 'Africa/Lagos'
    group by 1 order by 1`;
}

/** Counted at a door, or an amount of it that was taken back. */
export function isCash(db: Db) {
  return db`(posting.what = 'cash-collected' or posting.movement ->> 'reverses' = 'cash-collected')`;
}

function sumOf(db: Db, which: Fragment, sign: 1 | -1) {
  return db`kobo_sum(coalesce(sum(line.kobo) filter (where ${which}), 0)) * ${sign}::int`;
}

const ourPaymentRow = {
  reference: text,
  code: text,
  kobo: number,
};
export type OurPayment = RowOf<typeof ourPaymentRow>;

/** Payments within these days, as the provider confirmed them. */
export function readOurPayments(db: Db, { from, to }: { from: Date; to: Date }): Promise<OurPayment[]> {
  return db.rows(ourPaymentRow)`
    select payment.id::text as reference, o.code, payment.paid_kobo as kobo
    from payment join customer_order o on o.id = payment.order_id
    where payment.paid_kobo is not null and payment.paid_at >= ${from} and payment.paid_at < ${to}
    order by payment.paid_at`;
}

/** Payments of ours among these references, whenever they were paid. */
export function findOurPayments(db: Db, references: readonly string[]): Promise<OurPayment[]> {
  return db.rows(ourPaymentRow)`
    select payment.id::text as reference, o.code, coalesce(payment.paid_kobo, 0) as kobo
    from payment join customer_order o on o.id = payment.order_id
    where payment.id::text = any(${[...references]}::text[])`;
}
