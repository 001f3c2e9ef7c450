import type { Database } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

/**
 * Connections to this database that wait for another’s lock. It uses the pool: within a transaction the activity never
 * changes.
 */
export async function countWaiting(db: Database): Promise<number> {
  const [row] = await db.one({ waiting: number })`
    select count(*) as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row.waiting;
}
