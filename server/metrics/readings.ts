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
  /** What the process measured since the last look. */
  sinceLast: () => Family[];
  complain: (error: unknown) => void;
  /** Milliseconds that only grow: how old a reading is goes by them. */
  nowMs: () => number;
}

/** What the database says of the house, kept for a few seconds, and never waited for long. */
export function openReadings({ sinceLast, nowMs, ...asked }: Asked): () => Promise<Readings> {
  let kept: { at: number; readings: Readings } | undefined;
  let underWay: Promise<Readings> | undefined;
  const take = async () => {
    const readings = [...sinceLast(), ...(await readDisk(asked.dataFolder)), ...(await readAll(asked))];
    kept = { at: nowMs(), readings };
    return readings;
  };
  return async () => {
    if (kept !== undefined && nowMs() - kept.at < freshSeconds * 1000) return kept.readings;
    underWay ??= take().finally(() => {
      underWay = undefined;
    });
    // What is still under way then is told by the next scrape; this one says that nothing could be had.
    return Promise.race([underWay, pause(mostSeconds * 1000, away, { ref: false })]);
  };
}

async function readAll({ db, groups, complain }: Omit<Asked, 'sinceLast' | 'nowMs'>): Promise<Readings> {
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
      complain(error);
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
