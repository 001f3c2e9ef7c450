import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/database-away.ts';
import { becomeRelay, deleteOldEvents, numberWaiting } from './published-store.ts';

const pollMs = 40;
const standbyMs = 1000;
const batch = 500;
const keptHours = 48;
const tidyEveryMs = 10 * 60 * 1000;

/** Numbers events after their commit, alone across all instances: the others stand by for its lock. */
export function startRelay(db: Database): { stop: () => Promise<void> } {
  const leaving = new AbortController();
  const finished = keepRelaying(db, leaving.signal);
  return {
    stop: async () => {
      leaving.abort();
      await finished;
    },
  };
}

async function keepRelaying(db: Database, leaving: AbortSignal): Promise<void> {
  while (!leaving.aborted) {
    try {
      await relayWhileHeld(db, leaving);
    } catch (error) {
      // With its connection the lock is gone; whoever is up first takes over.
      if (!isDatabaseAway(error)) throw error;
    }
    await rest(standbyMs, leaving);
  }
}

/** Holds the lock on a connection of its own and numbers on it, so that lock and work end together. */
async function relayWhileHeld(db: Database, leaving: AbortSignal): Promise<void> {
  const connection = await db.reserve();
  try {
    if (!(await becomeRelay(connection))) return;
    let tidiedAt = 0;
    while (!leaving.aborted) {
      const last = await numberWaiting(connection, batch);
      if (last !== undefined) await connection`select pg_notify('published', ${String(last)})`;
      else await rest(pollMs, leaving);
      if (Date.now() - tidiedAt > tidyEveryMs) {
        await deleteOldEvents(connection, keptHours);
        tidiedAt = Date.now();
      }
    }
    await connection`select pg_advisory_unlock_all()`;
  } finally {
    connection.release();
  }
}

async function rest(ms: number, leaving: AbortSignal): Promise<void> {
  await pause(ms, undefined, { signal: leaving }).catch(() => undefined);
}
