import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { endedOn, isOn, vitalStep } from '#server/features/analytics/store-days.ts';

/** Recomputes the customers delivered to on a day; returns those for whom this changed. */
export async function reckonCustomers(db: Db, day: string): Promise<string[]> {
  const rows = await db.rows({ customer: text })`
    with fresh as materialized (
      select market_id, ${customerOf(db)} as customer, count(*) as orders
      from (${endedOn(db, day)}) as ended where action = 'deliver'
      group by grouping sets ((1, 2), (2))),
    gone as (
      delete from analytics_customer_day old
      where day = ${day} and not exists (
        select from fresh
        where fresh.customer = old.customer and fresh.market_id is not distinct from old.market_id)
      returning customer),
    kept as (
      insert into analytics_customer_day as old (day, market_id, customer, orders)
      select ${day}::date, market_id, customer, orders from fresh
      on conflict (customer, day, market_id) do update set orders = excluded.orders
      where old.orders <> excluded.orders
      returning customer)
    select customer from gone union select customer from kept`;
  return rows.map(({ customer }) => customer);
}

/** An account, or a guest by their phone; somebody who was forgotten is still their account. */
function customerOf(db: Db) {
  return db`
    coalesce(ended.account_id, encode(substring(sha256(convert_to(
      (select value from house_secret where name = 'analytics guest') || ended.customer_phone, 'UTF8'))
      from 1 for 16), 'hex')::uuid)`;
}

/** Recomputes, for these customers, the previous and next visit of each of their days, and their months. */
export async function reckonReturns(db: Db, customers: readonly string[]): Promise<void> {
  const those = db`(select unnest(${[...customers]}::uuid[]))`;
  await db`
    update analytics_customer_day kept set previous_day = known.previous_day, next_day = known.next_day
    from (
      select customer, day, market_id, lag(day) over days as previous_day, lead(day) over days as next_day
      from analytics_customer_day where customer in ${those}
      window days as (partition by customer, market_id order by day)) as known
    where kept.customer = known.customer and kept.day = known.day
      and kept.market_id is not distinct from known.market_id
      and (kept.previous_day, kept.next_day) is distinct from (known.previous_day, known.next_day)`;
  await db`delete from analytics_customer_month where customer in ${those}`;
  await db`
    insert into analytics_customer_month (customer, month, first_month)
    select customer, month, min(month) over (partition by customer)
    from (
      select distinct customer, date_trunc('month', day::timestamp)::date as month
      from analytics_customer_day where market_id is null and customer in ${those}) as months`;
}

/** Visits of a day and how pages felt, anew. Only for a day of which every visit is still kept. */
export async function reckonVisits(db: Db, day: string): Promise<void> {
  await db`delete from analytics_visit_day where day = ${day}`;
  await db`
    insert into analytics_visit_day
    select ${day}::date, count(*), count(*) filter (where display_mode = 'installed')
    from visit where ${isOn(db, db`at`, day)} having count(*) > 0`;
  await db`delete from analytics_vital_day where day = ${day}`;
  await db`
    with felt as (
      select name, ${vitalStep(db)} as step, count(*)::int as samples
      from visit join web_vital on web_vital.visit_id = visit.id
      where ${isOn(db, db`visit.at`, day)} group by 1, 2)
    insert into analytics_vital_day
    select ${day}::date, name, array_agg(step order by step), array_agg(samples order by step)
    from felt group by name`;
}
