import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { tidyVisits } from './visits/tidy-visits.ts';
import { markByTheClock, markChangedDays } from './reckoning/mark-days.ts';
import { reckonMarked } from './reckoning/reckon-days.ts';

/** Marking and reckoning by themselves, never woken: a busy day is reckoned a few times a minute and not at every step. */
export function analyticsSchedule({ db }: Pick<FeatureDeps, 'db'>): FeatureJob[] {
  return [
    { name: 'analytics-mark', everySeconds: 10, topics: [], work: () => markChangedDays(db) },
    {
      name: 'analytics-mark-clock',
      everySeconds: 5 * 60,
      topics: [],
      work: () => markByTheClock(db, new Date()),
    },
    { name: 'analytics-reckon', everySeconds: 20, topics: [], work: () => reckonMarked(db, new Date()) },
    { name: 'analytics-tidy', everySeconds: 60 * 60, topics: [], work: () => tidyVisits(db) },
  ];
}
