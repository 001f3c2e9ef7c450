import type * as endpoints from '#contract/analytics/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { whereReadable } from './compare-days.ts';
import { readLists } from './store/lists.ts';
import { overTime } from './view-analysis.ts';
import { viewLists } from './view-figures.ts';

/** Lists that staff wrote down: counted as each is done, so no day waits to be reckoned. */
export function analyseLists(
  db: Db,
  asked: InputOf<typeof endpoints.analyseLists>,
): Promise<OutcomeOf<typeof endpoints.analyseLists>> {
  return whereReadable(asked, async () =>
    overTime({ asked, daysWaiting: 0 }, await readLists(db, asked), viewLists),
  );
}
