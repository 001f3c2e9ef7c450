import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import type { Env } from '../env/env.ts';
import type { Feature } from '../feature.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { statementCounts } from '../metrics/statements.ts';
import { traceRequests } from '../traces/trace-requests.ts';
import { openTraces } from '../traces/traces.ts';
import { tracedStatements } from '../traces/trace-statements.ts';

interface Lines {
  db: Database;
  /** As `FeatureDeps` has them; where there are none they are the others. */
  quick?: Database;
  /** As the app has them. */
  jobs?: Database;
}

/** Metrics and traces of a running instance, as far as the environment asks for them. */
export interface Watching {
  /** The pools, looked at. */
  db: Database;
  quick: Database;
  jobs: Database;
  /** Looks at what comes in through this door from now on. */
  door: (app: FastifyInstance, db: Database, features: readonly Feature[]) => void;
  stop: () => Promise<void>;
}

export function openWatching({ db, quick = db, jobs = db }: Lines, env: Env, nowMs: () => number): Watching {
  const { metricsToken: token, dataFolder } = env;
  // There is no log before there is a door.
  let say: (error: unknown) => void = () => undefined;
  const traces = env.traces === undefined ? undefined : openTraces(env.traces, (error) => say(error));
  const watches = [
    ...(token === undefined ? [] : [statementCounts]),
    ...(traces === undefined ? [] : [tracedStatements(traces)]),
  ];
  return {
    db: db.watchedBy(watches),
    quick: quick.watchedBy(watches),
    jobs: jobs.watchedBy(watches),
    door: (app, pool, features) => {
      say = (error) => app.log.warn({ err: error }, 'traces are dropped');
      if (traces !== undefined) traceRequests(app, traces);
      if (token === undefined) return;
      openMetrics({
        app,
        db: pool,
        token,
        dataFolder,
        nowMs,
        groups: features.flatMap(({ gauges }) => gauges ?? []),
      });
    },
    stop: async () => traces?.stop(),
  };
}
