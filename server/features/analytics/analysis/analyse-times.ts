import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyseByKind, whereReadable } from './compare-days.ts';
import { readStages } from './store/orders.ts';
import { viewTimes } from './view-figures.ts';

export async function analyseTimes(
  db: Db,
  asked: InputOf<typeof endpoints.analyseTimes>,
): Promise<OutcomeOf<typeof endpoints.analyseTimes>> {
  return whereReadable(asked, () => analyseByKind(db, asked, readStages, viewTimes));
}
