import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { analyseByKind, whereReadable } from './compare-days.ts';
import { readTakings } from './store/money.ts';
import { viewTakings } from './view-figures.ts';

export async function analyseTakings(
  db: Db,
  asked: InputOf<typeof endpoints.analyseTakings>,
): Promise<OutcomeOf<typeof endpoints.analyseTakings>> {
  return whereReadable(asked, () => analyseByKind(db, asked, readTakings, viewTakings));
}
