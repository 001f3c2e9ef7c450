import type { OutcomeOf } from '#contract/endpoint.ts';
import type { readyz as endpoint } from '#contract/health/endpoints.ts';
import { askDatabase, type Database } from '#server/db/database.ts';
import { isDatabaseAway, isDatabaseBusy } from '#server/db/unavailable.ts';

/** Set once the process has been told to leave. */
export interface Leaving {
  now: boolean;
}

/** Answers whether the balancer may send calls here. */
export async function readyz(db: Database, leaving: Leaving): Promise<OutcomeOf<typeof endpoint>> {
  if (leaving.now) return { ok: false, reason: 'leaving', retryAfterSeconds: 5 };
  try {
    await askDatabase(db);
  } catch (error) {
    if (isDatabaseAway(error) || isDatabaseBusy(error))
      return { ok: false, reason: 'database-away', retryAfterSeconds: 2 };
    throw error;
  }
  return { ok: true, value: { status: 'ok' } };
}
