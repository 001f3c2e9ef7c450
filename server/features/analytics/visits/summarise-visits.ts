import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { isSwitchedOn } from '#server/features/settings/is-switched-on.ts';
import { pagesShown } from '../policy.ts';
import { countByDay, countByPage, readVitals } from './store.ts';
import { viewSummary } from './view.ts';

/** The last 28 days in Lagos; while nothing is collected it says so instead of showing an empty chart. */
export async function summariseVisits(db: Db): Promise<OutcomeOf<typeof endpoints.summariseVisits>> {
  if (!(await isSwitchedOn(db, 'collect_visits'))) return { ok: true, value: { collecting: false } };
  const [days, pages, vitals] = await Promise.all([
    countByDay(db),
    countByPage(db, pagesShown),
    readVitals(db),
  ]);
  return { ok: true, value: viewSummary({ days, pages, vitals }) };
}
