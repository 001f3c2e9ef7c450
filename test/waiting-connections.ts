import type { Db } from '#server/db/database.ts';

/** How many connections to this database wait for a lock that another one holds. */
export async function countWaiting(db: Db): Promise<number> {
  const [row] = await db<[{ waiting: number }]>`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row.waiting;
}
