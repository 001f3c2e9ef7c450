import { healthz, readyz } from '#contract/health/endpoints.ts';
import { askDatabase, type Database } from '../db/database.ts';
import { isDatabaseAway } from '../db/unavailable.ts';
import { answer, type Route } from './route.ts';

/** Set once the process has been told to leave. */
export interface Leaving {
  now: boolean;
}

export function healthRoutes(db: Database, leaving: Leaving): Route[] {
  const well = { ok: true, value: { status: 'ok' } } as const;
  return [
    answer(healthz, async () => well),
    answer(readyz, async () => {
      if (leaving.now) return { ok: false, reason: 'leaving', retryAfterSeconds: 5 };
      try {
        await askDatabase(db);
      } catch (error) {
        if (isDatabaseAway(error)) return { ok: false, reason: 'database-away', retryAfterSeconds: 2 };
        throw error;
      }
      return well;
    }),
  ];
}
