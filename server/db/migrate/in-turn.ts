import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../database.ts';

// Writers queue behind a change of a table that waits for its lock: for so long, and no longer.
const lockTimeoutMs = 250;
const longestPauseMs = 2000;
const patienceMs = 15 * 60_000;
const lockNotHad = new Set(['55P03', '40P01']);

/** In a transaction that gives up its place in the queue when it cannot have a lock at once, and comes again. */
export async function inTurn(db: Db, work: () => PromiseLike<unknown>): Promise<void> {
  const until = Date.now() + patienceMs;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    await db`begin`;
    try {
      await db.unsafe(`set local lock_timeout = ${lockTimeoutMs}`);
      await work();
      await db`commit`;
      return;
    } catch (error) {
      await db`rollback`;
      if (!isLockNotHad(error) || Date.now() > until) throw error;
    }
    await pause(pauseMs);
  }
}

function isLockNotHad(error: unknown): boolean {
  return error instanceof Error && 'code' in error && lockNotHad.has(String(error.code));
}
