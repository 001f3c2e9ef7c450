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
