import type { Database, Db } from '../db/database.ts';

/**
 * Locks some rows and works on each apart, in one transaction: one that cannot be helped is left as it was, and does
 * not keep the others waiting. Says how many there were; what failed is thrown once the rest is done.
 */
export async function forEachLocked<Row>(
  db: Database,
  lockSome: (transaction: Db) => Promise<readonly Row[]>,
  work: (transaction: Db, row: Row) => Promise<void>,
): Promise<number> {
  const failures: unknown[] = [];
  let rows: readonly Row[] = [];
  await db.begin(async (transaction) => {
    rows = await lockSome(transaction);
    for (const row of rows) {
      await transaction.savepoint((inner) => work(inner, row)).catch((error) => failures.push(error));
    }
  });
  throwAll(failures);
  return rows.length;
}

/**
 * The same, batch after batch, each behind the last row of the one before it: rows that fail stay where they are and
 * come up once a run, however many they are. What failed is thrown once nothing is left.
 */
export async function forEachBehind<Row>(
  db: Database,
  lockBehind: (transaction: Db, last: Row | undefined) => Promise<readonly Row[]>,
  work: (transaction: Db, row: Row) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  let last: Row | undefined;
  let locked = 1;
  while (locked > 0) {
    locked = 0;
    const lockSome = async (transaction: Db) => {
      const rows = await lockBehind(transaction, last);
      locked = rows.length;
      last = rows.at(-1);
      return rows;
    };
    await forEachLocked(db, lockSome, work).catch((error: unknown) => failures.push(error));
  }
  throwAll(failures);
}

/** One work after the other, each whatever became of the one before it; what failed is thrown in the end. */
export async function eachInTurn(works: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const work of works) {
    await work().catch((error: unknown) => failures.push(error));
  }
  throwAll(failures);
}

function throwAll(failures: readonly unknown[]): void {
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, `${failures.length} of them failed`);
}
