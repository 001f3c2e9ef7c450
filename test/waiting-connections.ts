import type { Database } from '#server/db/database.ts';

/** How many connections to this database wait for a lock that another one holds. Asked of the pool: a transaction is shown the same activity until its end. */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await db<[{ waiting: number }]>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row.waiting;
}
