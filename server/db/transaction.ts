import type { Database, Db } from './database.ts';

/** A refusal that commits what was written before it. */
export interface CommittedRefusal<Refusal> {
  keep: Refusal;
}

/** Refuses and keeps what was written, because the refusal itself is worth a record: a wrong PIN is counted so. */
export function keep<Refusal>(refusal: Refusal): CommittedRefusal<Refusal> {
  return { keep: refusal };
}

export function isCommittedRefusal<Refusal>(
  outcome: Refusal | CommittedRefusal<Refusal>,
): outcome is CommittedRefusal<Refusal> {
  return typeof outcome === 'object' && outcome !== null && 'keep' in outcome;
}

const rolledBack = new Error('a refusal is rolled back');

/**
 * Does the work in a transaction: in the one that is running, or in one of its own that ends with the work. A refusal
 * (`ok: false`) rolls its own transaction back, unless the work says `keep`; in a running one the caller decides.
 */
export async function inTransaction<Value>(
  db: Db,
  work: (transaction: Db) => Promise<Value | CommittedRefusal<Value>>,
): Promise<Value> {
  if (!isPool(db)) return valueOf(await work(db));
  const done: { value: Value }[] = [];
  try {
    await db.begin(async (transaction) => {
      const outcome = await work(transaction);
      done.push({ value: valueOf(outcome) });
      if (isRefusal(outcome)) throw rolledBack;
    });
  } catch (error) {
    if (error !== rolledBack) throw error;
  }
  const [result] = done;
  if (result === undefined) throw new Error('A transaction ended without its work');
  return result.value;
}

function valueOf<Value>(outcome: Value | CommittedRefusal<Value>): Value {
  return isCommittedRefusal(outcome) ? outcome.keep : outcome;
}

function isRefusal(outcome: unknown): boolean {
  return typeof outcome === 'object' && outcome !== null && 'ok' in outcome && outcome.ok === false;
}

function isPool(db: Db): db is Database {
  return 'begin' in db;
}
