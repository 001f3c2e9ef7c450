import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database, Db } from '#server/db/database.ts';
import { boolean, number, text } from '#server/db/sql/codecs.ts';
import { dayOf } from '#server/features/analytics/store-days.ts';

/** Marks every day on which something of these orders counts. */
export async function markOrders(db: Db, orderIds: readonly string[]): Promise<void> {
  const ids = db`any(${[...orderIds]}::uuid[])`;
  await db`
    insert into analytics_mark (day)
    select distinct ${dayOf(db, db`moment.at`)} from (
      select placed_at as at from customer_order where id = ${ids}
      union all select at from order_event where order_id = ${ids}
      union all select unnest(array[made_at, decided_at]) from claim where order_id = ${ids}
      union all select at from ledger_posting where order_id = ${ids}) as moment
    where moment.at is not null
    order by 1
    on conflict do nothing`;
}

/** Marks the days of an agent's last shifts. What is heard of was published within the last two days. */
export async function markShifts(db: Db, agentId: string): Promise<void> {
  await db`
    insert into analytics_mark (day)
    select distinct ${dayOf(db, db`shift.started_at`)} + past
    from shift, generate_series(0, ${dayOf(db, db`shift.ended_at`)} - ${dayOf(db, db`shift.started_at`)}) as past
    where user_id = ${agentId} and ended_at > now() - interval '3 days'
    order by 1
    on conflict do nothing`;
}

/** Marks the days on which orders of this account ended. */
export async function markEndings(db: Db, accountId: string): Promise<void> {
  await db`
    insert into analytics_mark (day)
    select distinct ${dayOf(db, db`e.at`)}
    from customer_order o join order_event e on e.order_id = o.id
    where o.account_id = ${accountId} and e.action in ('deliver', 'cancel', 'fail')
    order by 1
    on conflict do nothing`;
}

/** By itself, not in a transaction with others: whoever waits for one mark holds none that another waits for. */
export async function markDay(db: Database, day: string): Promise<void> {
  await db`insert into analytics_mark (day) values (${day}) on conflict do nothing`;
}

/**
 * Marks days reckoned by the version before, which told no kinds apart. Money of no order has none and no market either.
 */
export async function markWithoutKinds(db: Database): Promise<void> {
  await db`
    insert into analytics_mark (day)
    select day from analytics_order_day where kind is null
    union select day from analytics_claim_day where kind is null
    union select day from analytics_takings_day where kind is null and market_id is not null
    order by 1
    on conflict do nothing`;
}

/** True once the last days were marked again in this night. */
export async function isSwept(db: Db, night: string): Promise<boolean> {
  const rows = await db`select from analytics_sweep where swept_on >= ${night}::date`;
  return rows.length > 0;
}

export async function noteSweep(db: Db, night: string): Promise<void> {
  await db`update analytics_sweep set swept_on = greatest(swept_on, ${night}::date)`;
}

/** Some marked days, the latest first: they are what people look at. */
export async function readMarks(db: Db, most: number): Promise<string[]> {
  const rows = await db.rows({ day: text })`
    select day::text as day from analytics_mark order by analytics_mark.day desc limit ${most}`;
  return rows.map(({ day }) => day);
}

/** True where this transaction alone reckons, until it ends. */
export async function takeReckoning(transaction: Db): Promise<boolean> {
  const [row] = await transaction.rows({ got: boolean })`
    select pg_try_advisory_xact_lock(${advisoryLocks.reckoning}) as got`;
  return row?.got === true;
}

/**
 * Takes a day's mark away, in a statement before those that reckon it: what made a mark is committed before the mark,
 * so they see it; what comes later leaves a mark of its own.
 */
export async function takeMark(transaction: Db, day: string): Promise<boolean> {
  const rows = await transaction`delete from analytics_mark where day = ${day} returning 1`;
  return rows.length > 0;
}

export async function countMarks(db: Db, days: { from: string; to: string }): Promise<number> {
  const [row] = await db.one({ count: number })`
    select count(*) as count from analytics_mark where day between ${days.from} and ${days.to}`;
  return row.count;
}
