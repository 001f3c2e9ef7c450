import type { Database, Db } from '../db/database.ts';
import { number } from '../db/sql/codecs.ts';
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
 * The age of the last good backup, or of the last log that PostgreSQL archived; without either, the age of the
 * database.
 */
export async function measureBackupAge(db: Db): Promise<number> {
  const [row] = await db.one({ age: number })`
    select extract(epoch from now() - coalesce(
      greatest((select max(made_at) from backup_made), (select last_archived_time from pg_stat_archiver)),
      (select min(applied_at) from migration)))::float8 as age`;
  return row.age;
}
