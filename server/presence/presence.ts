import { randomUUID } from 'node:crypto';
import { startPeriodicJob, type RunningJob } from '../jobs/periodic-job.ts';
import type { Redis } from '../redis/redis.ts';
import { openLines } from './open-streams.ts';
import { countInstances, noteLines } from './shared-streams.ts';

/** Who has the product open now: a line of live events, on whichever instance. Nothing of it is kept. */
export interface Presence {
  /** A line of theirs has opened here; the answered function says that it is closed. */
  arrive: (accountId: string) => () => void;
  /** Those of them who surely have no line open anywhere; nobody, where that cannot be known. */
  awayOf: (accountIds: readonly string[]) => Promise<readonly string[]>;
  /** Forgets whoever has gone, and tells the other instances where there are any. */
  share: (complain: (error: unknown) => void) => RunningJob[];
}

interface Company {
  redis: Redis | undefined;
  /** No other instance can be on this database. */
  isAlone: boolean;
  /** Milliseconds that only grow: how long a line is closed is measured by them. */
  nowMs: () => number;
}

const sharing = { name: 'presence-share', everySeconds: 0.5 };

export function openPresence({ redis, isAlone, nowMs }: Company): Presence {
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
    share: (complain) => {
      const work = async () => {
        const tellings = lines.untold(nowMs());
        if (redis !== undefined) await noteLines(redis, here, tellings);
      };
      return [startPeriodicJob({ ...sharing, work }, complain)];
    },
  };
}
