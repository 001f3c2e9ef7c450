import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { readCohorts } from './store/people.ts';
import { viewCohorts } from './view-figures.ts';

const monthsShown = 12;

/** The last twelve months, this one included, each with who came back since. */
export async function showCohorts(db: Db): Promise<OutcomeOf<typeof endpoints.showCohorts>> {
  const thisMonth = `${lagosClock(new Date()).date.slice(0, 7)}-01`;
  const first = new Date(thisMonth);
  first.setUTCMonth(first.getUTCMonth() - (monthsShown - 1));
  const rows = await readCohorts(db, first.toISOString().slice(0, 10));
  return { ok: true, value: { thisMonth, cohorts: viewCohorts(rows) } };
}
