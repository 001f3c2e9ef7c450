import type { FastifyBaseLogger } from 'fastify';
import { openCallLimits, type CallLimits } from './rate-limits/call-limits.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env/env.ts';
import type { RunningJob } from './jobs/periodic-job.ts';
import { redisOfPlace } from './redis/place.ts';
import { openPresence, type Presence } from './presence/presence.ts';
import type { Redis } from './redis/redis.ts';

/** State that this instance shares with the others on its database. */
export interface SharedInstances {
  redis: Redis | undefined;
  limits: CallLimits;
  presence: Presence;
  /** Begins to tell the others, and to hear of them. */
  share(reportError: (error: unknown) => void): RunningJob[];
  stop(): Promise<void>;
}

export async function openSharedInstances(
  db: Database,
  env: Env,
  log: FastifyBaseLogger,
  nowMs: () => number,
): Promise<SharedInstances> {
  const redis = await redisOfPlace(db, env.redisUrl, log);
  const limits = openCallLimits(redis, nowMs);
  // The embedded database is one process's own.
  const presence = openPresence({ redis, isAlone: env.databaseUrl === undefined, nowMs });
  return {
    redis,
    limits,
    presence,
    share: (reportError) => [...limits.share(reportError), ...presence.share(reportError)],
    stop: async () => redis?.stop(),
  };
}
