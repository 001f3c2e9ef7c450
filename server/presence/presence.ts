import { randomUUID } from 'node:crypto';
import { startPeriodicJob, type RunningJob } from '../jobs/periodic-job.ts';
import type { Redis } from '../redis/redis.ts';
import { openLines } from './open-streams.ts';
import { countInstances, noteLines } from './shared-streams.ts';

/** People with an open event stream, on any instance. It is held in memory only. */
export interface Presence {
  /** A line of theirs has opened here; the answered function says that it is closed. */
  arrive: (accountId: string) => () => void;
  /** People among these who certainly have no stream open anywhere; empty where that cannot be known. */
  awayOf: (accountIds: readonly string[]) => Promise<readonly string[]>;
  /** Forgets whoever has gone, and tells the other instances where there are any. */
  share: (reportError: (error: unknown) => void) => RunningJob[];
}

interface PresenceDeps {
  redis: Redis | undefined;
  /** No other instance can be on this database. */
  isAlone: boolean;
  /** Milliseconds that only grow: how long a line is closed is measured by them. */
  nowMs: () => number;
}

const sharing = { name: 'presence-share', everySeconds: 0.5 };

export function openPresence({ redis, isAlone, nowMs }: PresenceDeps): Presence {
  const here = randomUUID();
  const lines = openLines();
  const awayHere = (accountIds: readonly string[]) =>
    accountIds.filter((accountId) => !lines.isOpen(accountId, nowMs()));
  return {
    arrive: (accountId) => lines.arrive(accountId, nowMs),
    awayOf: async (accountIds) => {
      const away = awayHere(accountIds);
      if (redis === undefined) return isAlone ? away : [];
      if (away.length === 0) return [];
      const instances = await countInstances(redis, away);
      return instances === undefined ? [] : away.filter((_, at) => instances[at] === 0);
    },
    share: (reportError) => {
      const work = async () => {
        const reports = lines.takeUnreported(nowMs());
        if (redis !== undefined) await noteLines(redis, here, reports);
      };
      return [startPeriodicJob({ ...sharing, work }, reportError)];
    },
  };
}
