import { setTimeout as pause } from 'node:timers/promises';
import { askDatabase, type Database } from '../db/database.ts';
import type { Family } from './families.ts';
import type { Gauges } from './gauges.ts';
import { readDisk } from './disk.ts';
import { readOnlyFor } from './store.ts';

/** However often somebody scrapes, the database is asked this often at most. */
export const freshSeconds = 10;
const mostSeconds = 3;

type Readings = readonly Family[];

interface Asked {
  db: Database;
  dataFolder: string;
  groups: readonly Gauges[];
  /** Measures of the process since the last scrape. */
  sinceLast: () => Family[];
  reportError: (error: unknown) => void;
  /** Milliseconds that only grow: how old a reading is goes by them. */
  nowMs: () => number;
}

/** Reads gauges from the database, cached for a few seconds, and never waits long for them. */
export function openReadings({ sinceLast, nowMs, ...asked }: Asked): () => Promise<Readings> {
  let stored: { at: number; readings: Readings } | undefined;
  let underWay: Promise<Readings> | undefined;
  const take = async () => {
    const readings = [...sinceLast(), ...(await readDisk(asked.dataFolder)), ...(await readAll(asked))];
    stored = { at: nowMs(), readings };
    return readings;
  };
  return async () => {
    if (stored !== undefined && nowMs() - stored.at < freshSeconds * 1000) return stored.readings;
    underWay ??= take().finally(() => {
      underWay = undefined;
    });
    // A read that is still under way then is reported by the next scrape; this one says that nothing could be had.
    return Promise.race([underWay, pause(mostSeconds * 1000, away, { ref: false })]);
  };
}

async function readAll({ db, groups, reportError }: Omit<Asked, 'sinceLast' | 'nowMs'>): Promise<Readings> {
  const before = performance.now();
  try {
    await askDatabase(db);
  } catch {
    return away;
  }
  const answered = single(
    'marketwaka_database_answer_seconds',
    answerHelp,
    (performance.now() - before) / 1000,
  );
  const read: Family[] = [];
  let failed = 0;
  for (const group of groups) {
    try {
      const samples = await readOnlyFor(db, mostSeconds, group.read);
      for (const { name, help } of group.named)
        read.push({ name, help, kind: 'gauge', samples: () => samples.get(name) ?? [] });
    } catch (error) {
      failed += 1;
      reportError(error);
    }
  }
  return [up(1), answered, single('marketwaka_gauges_failed', failedHelp, failed), ...read];
}

const answerHelp =
  'How long the database took to answer the smallest question, waiting for a connection included.';
const failedHelp = 'Groups of gauges that could not be read in time, and are missing here.';

function up(value: 0 | 1): Family {
  return single('marketwaka_database_up', 'Whether the database answers.', value);
}

const away: Readings = [up(0)];

function single(name: string, help: string, value: number): Family {
  return { name, help, kind: 'gauge', samples: () => [{ labels: {}, value }] };
}
