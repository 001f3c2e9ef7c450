import type { Database, Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';

/** Reads what does no harm however much there is: it changes nothing, and the database itself ends it in time. */
export function readOnlyFor<Value>(
  db: Database,
  seconds: number,
  read: (transaction: Db) => Promise<Value>,
): Promise<Value> {
  return inTransaction(db, async (transaction) => {
    await transaction`set transaction read only`;
    await transaction`select set_config('statement_timeout', ${String(seconds * 1000)}, true)`;
    return read(transaction);
  });
}

/**
 * How long ago a backup came to its good end, or PostgreSQL archived of its log; without either, how long ago the place
 * was made.
 */
export async function measureBackupAge(db: Db): Promise<number> {
  const [row] = await db<[{ age: number }]>`
    select extract(epoch from now() - coalesce(
      greatest((select max(made_at) from backup_made), (select last_archived_time from pg_stat_archiver)),
      (select min(applied_at) from migration)))::float8 as age`;
  return row.age;
}
