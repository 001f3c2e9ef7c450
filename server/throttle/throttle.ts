import type { Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { hashSecret } from '../secrets/tokens.ts';
import { countTry, type Limit, type Try } from './limits.ts';
import {
  deleteCount,
  deleteSomeOldCounts,
  keepCount,
  lockCounts,
  readWait,
  takeTryBack,
  waitColumn,
} from './store.ts';

/** A limit, and whom or what it counts. */
export interface Counted {
  limit: Limit;
  subject: string;
}

export type Throttled = { ok: true } | { ok: false; reason: 'too-many-tries'; retryAfterSeconds: number };

/** Counts one try before anything is verified: either under every limit, or refused and counted under none. */
export function takeTry(db: Db, counted: readonly Counted[]): Promise<Throttled> {
  return inTransaction(db, async (transaction) => {
    const limits = new Map(counted.map((one) => [keyOf(one), one.limit]));
    const rows = await lockCounts(transaction, [...limits.keys()]);
    const tries = rows.flatMap((row) => {
      const limit = limits.get(row.key);
      return limit === undefined ? [] : [{ key: row.key, ...countTry(row, limit, row.now) }];
    });
    const longestWait = Math.max(0, ...tries.map(waitOf));
    if (longestWait > 0) return { ok: false, reason: 'too-many-tries', retryAfterSeconds: longestWait };
    for (const one of tries) if (one.allowed) await keepCount(transaction, one.key, one.count);
    await deleteSomeOldCounts(transaction, 20);
    return { ok: true };
  });
}

/** Seconds until the next try is allowed, zero where it is now. A column for the query that tries. */
export function secondsToWait(db: Db, counted: readonly Counted[]) {
  return waitColumn(db, counted.map(keyOf));
}

/** Refuses where the next try must wait, and counts none: for what is counted by how it ends. */
export async function mayTry(db: Db, counted: readonly Counted[]): Promise<Throttled> {
  const retryAfterSeconds = await readWait(db, counted.map(keyOf));
  return retryAfterSeconds > 0 ? { ok: false, reason: 'too-many-tries', retryAfterSeconds } : { ok: true };
}

/** The try came to a good end: it does not count. */
export async function giveTryBack(db: Db, counted: Counted): Promise<void> {
  await takeTryBack(db, keyOf(counted));
}

/** All earlier tries are forgiven. */
export async function forgetTries(db: Db, counted: Counted): Promise<void> {
  await deleteCount(db, keyOf(counted));
}

function waitOf(one: Try): number {
  return one.allowed ? 0 : one.retryAfterSeconds;
}

function keyOf({ limit, subject }: Counted): string {
  return hashSecret(`${limit.name}\n${subject}`);
}
