import type * as endpoints from '#contract/analytics/endpoints.ts';
import { dayAfter, daysBefore, isReadable } from '#contract/analytics/range.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { isSwitchedOn } from '#server/features/settings/is-switched-on.ts';
import { overTime } from '../analysis/view-analysis.ts';
import { viewVisits, viewVitals } from '../analysis/view-figures.ts';
import { retainedDays, pagesShown } from '../policy.ts';
import { countMarks } from '../reckoning/store/marks.ts';
import { readFelt, readPages, readVisits } from './store-figures.ts';

/** Any days as far as visits were collected; which pages they were of is known as long as the visits are kept. */
export async function analyseVisits(
  db: Db,
  asked: InputOf<typeof endpoints.analyseVisits>,
): Promise<OutcomeOf<typeof endpoints.analyseVisits>> {
  if (!isReadable(asked)) return { ok: false, reason: 'bad-days' };
  const storedSince = dayAfter(lagosClock(new Date()).date, 1 - retainedDays);
  const pagesSince = asked.from > storedSince ? asked.from : storedSince;
  const [collecting, daysWaiting, rows, felt, pages] = await Promise.all([
    isSwitchedOn(db, 'collect_visits'),
    countMarks(db, { from: daysBefore(asked).from, to: asked.to }),
    readVisits(db, asked),
    readFelt(db, asked),
    readPages(db, { from: pagesSince, to: asked.to }, pagesShown),
  ]);
  const spans = overTime({ asked, daysWaiting }, rows, viewVisits);
  return { ok: true, value: { collecting, ...spans, vitals: viewVitals(felt), pagesSince, pages } };
}
