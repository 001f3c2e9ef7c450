import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

export async function measurePayments(
  db: Db,
  most: number,
): Promise<{ waiting: number; overdueSeconds: number }> {
  const [row] = await db.one({ waiting: number, overdueSeconds: number })`
    select
      (select count(*) from (select from payment where next_look_at is not null limit ${most}) as counted) as waiting,
      coalesce((
        select greatest(0, extract(epoch from now() - min(next_look_at)))::float8 from payment
        where next_look_at is not null), 0) as "overdueSeconds"`;
  return row;
}

/** Counts refunds through the provider; an admin’s own are on the admins’ screen. */
export async function measureRefunds(
  db: Db,
  most: number,
): Promise<{ refundsWaiting: number; refundsOldestSeconds: number }> {
  const [row] = await db.one({ refundsWaiting: number, refundsOldestSeconds: number })`
    select count(*) as "refundsWaiting",
      coalesce(extract(epoch from now() - min(made_at)), 0)::float8 as "refundsOldestSeconds"
    from (select made_at from refund where next_try_at is not null order by next_try_at limit ${most}) as counted`;
  return row;
}

/** Counts along the index of those that wait. */
export async function measureApprovals(
  db: Db,
  most: number,
): Promise<{ approvalsWaiting: number; approvalsOldestSeconds: number }> {
  const [row] = await db.one({ approvalsWaiting: number, approvalsOldestSeconds: number })`
    select count(*) as "approvalsWaiting",
      coalesce(extract(epoch from now() - min(asked_at)), 0)::float8 as "approvalsOldestSeconds"
    from (
      select asked_at from money_approval where state = 'waiting' order by asked_at limit ${most}) as counted`;
  return row;
}

export async function measureBooks(db: Db): Promise<{ differences: number; checkedSeconds: number }> {
  const [row] = await db.rows({ differences: number, checkedSeconds: number })`
    select jsonb_array_length(differences) as differences, extract(epoch from now() - at)::float8 as "checkedSeconds"
    from books_check order by day desc limit 1`;
  return row ?? { differences: 0, checkedSeconds: 0 };
}
