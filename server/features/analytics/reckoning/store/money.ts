import type { Db } from '#server/db/database.ts';
import type { Fragment } from '#server/db/sql/query.ts';
import { isOn } from '#server/features/analytics/store-days.ts';

/** Recomputes the refunds and reductions of a day by reason. */
export async function reckonRefunds(db: Db, day: string): Promise<void> {
  await db`delete from analytics_refund_day where day = ${day}`;
  await db`
    with gone as (
      select o.market_id, o.kind, case posting.what
          when 'claim-refunded' then 'claim'
          when 'loss-paid' then 'claim'
          when 'item-rejected' then 'rejected-item'
          when 'late-fee-returned' then 'late'
          when 'refund-granted' then 'granted'
          when 'credit-given' then 'goodwill'
          when 'held-returned' then 'order-ended'
          when 'paid-in-vain' then 'paid-in-vain'
          when 'change-booked' then 'change'
        end as reason,
        coalesce((movement ->> 'kobo')::bigint, 0) + coalesce((movement ->> 'offBillKobo')::bigint, 0)
          + coalesce((movement -> 'back' ->> 'kobo')::bigint, 0) as kobo
      from ledger_posting posting left join customer_order o on o.id = posting.order_id
      where ${isOn(db, db`posting.at`, day)})
    insert into analytics_refund_day (day, market_id, kind, reason, count, kobo)
    select ${day}::date, market_id, kind, reason, count(*), sum(kobo) from gone
    where reason is not null and kobo > 0
    group by market_id, kind, reason`;
}

/** The claims that were made on a day and those that were decided on it, anew. */
export async function reckonClaims(db: Db, day: string): Promise<void> {
  await db`delete from analytics_claim_day where day = ${day}`;
  await db`
    with counted as (
      select order_id, what, 1 as made, 0 as approved, 0 as refused, 0 as kobo
      from claim where ${isOn(db, db`made_at`, day)}
      union all
      select order_id, what, 0, (state = 'approved')::int, (state = 'refused')::int, coalesce(refund_kobo, 0)
      from claim where decided_at is not null and ${isOn(db, db`decided_at`, day)})
    insert into analytics_claim_day (day, market_id, kind, what, made, approved, refused, approved_kobo)
    select ${day}::date, o.market_id, o.kind, what, sum(made), sum(approved), sum(refused), sum(kobo)
    from counted join customer_order o on o.id = counted.order_id
    group by o.market_id, o.kind, what`;
}

/** Recomputes the money in and out on a day, by market and kind of its order. */
export async function reckonTakings(db: Db, day: string): Promise<void> {
  await db`delete from analytics_takings_day where day = ${day}`;
  await db`
    with moved as (
      select o.market_id, o.kind as order_kind, posting.what, posting.movement ->> 'reverses' as reverses, line.kind, line.kobo
      from ledger_posting posting join ledger_line line on line.posting_id = posting.id
      left join customer_order o on o.id = posting.order_id
      where ${isOn(db, db`posting.at`, day)})
    insert into analytics_takings_day (day, market_id, kind, cash_kobo, online_kobo, sent_back_kobo, goods_kobo,
      delivery_fees_kobo, service_fees_kobo, refunds_kobo, write_offs_kobo, agent_share_kobo, gateway_fees_kobo,
      variance_kobo, vat_kobo)
    select ${day}::date, market_id, order_kind,
      ${sumOf(db, db`(what = 'cash-collected' or reverses = 'cash-collected') and kind = 'agent_float'`, 1)},
      ${sumOf(db, db`kind = 'gateway' and kobo > 0 and what <> 'refund-bounced'`, 1)},
      ${sumOf(db, db`what in ('refund-sent', 'refund-bounced') and kind in ('gateway', 'bank')`, -1)},
      ${sumOf(db, db`kind = 'goods' and what in ('billed', 'bill-reversed', 'cancel-charged', 'item-rejected')`, -1)},
      ${sumOf(db, db`kind = 'delivery_fees'`, -1)}, ${sumOf(db, db`kind = 'service_fees'`, -1)},
      ${sumOf(db, db`kind = 'refunds'`, 1)}, ${sumOf(db, db`kind = 'write_offs'`, 1)},
      ${sumOf(db, db`kind = 'agent_share'`, 1)}, ${sumOf(db, db`kind = 'gateway_fees'`, 1)},
      ${sumOf(db, db`kind = 'float_variance'`, 1)}, ${sumOf(db, db`kind = 'vat_due'`, -1)}
    from moved group by market_id, order_kind`;
}

function sumOf(db: Db, which: Fragment, sign: 1 | -1) {
  return db`coalesce(sum(kobo) filter (where ${which}), 0) * ${sign}::int`;
}
