import * as endpoints from '#contract/health/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { answer, type Route } from '../route.ts';
import { healthz } from './healthz.ts';
import { readyz, type Leaving } from './readyz.ts';

export function healthRoutes(db: Database, leaving: Leaving): Route[] {
  return [answer(endpoints.healthz, healthz), answer(endpoints.readyz, () => readyz(db, leaving))];
}
