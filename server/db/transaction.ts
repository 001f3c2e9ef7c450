import type { Database, Db } from './database.ts';

/** Does the work in a transaction: in the one that is running, or in one of its own that ends with the work. */
export async function inTransaction<Value>(
  db: Db,
  work: (transaction: Db) => Promise<Value>,
): Promise<Value> {
  if (!isPool(db)) return work(db);
  const done: { value: Value }[] = [];
  await db.begin(async (transaction) => {
    done.push({ value: await work(transaction) });
  });
  const [result] = done;
  if (result === undefined) throw new Error('A transaction ended without its work');
  return result.value;
}

function isPool(db: Db): db is Database {
  return 'begin' in db;
}
