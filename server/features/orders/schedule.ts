import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { ringForLists } from './requests/transcription/ring-for-lists.ts';
import { answerForTheSilent } from './shopping/unanswered-questions.ts';
import { lapseRequests, tidyRequests } from './requests/end-requests.ts';
import { runOrderTimers } from './timers/run-order-timers.ts';
import { databaseNow } from '#server/db/clock.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { endDrafts, tidyDrafts } from './weekly/end-drafts.ts';
import { makeDrafts } from './weekly/make-drafts.ts';
import { storeSearch, wordsChange } from './search/search-words.ts';

/** Timers of orders. Questions are the most frequent, because an agent waits at a stall for the answer. */
export function ordersSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    { name: 'orders-timers', everySeconds: 30, topics: [], work: () => runOrderTimers(db, new Date()) },
    {
      name: 'orders-unanswered',
      everySeconds: 5,
      topics: [],
      work: () => answerForTheSilent(db, new Date()),
    },
    { name: 'orders-lists', everySeconds: 15, topics: [], work: () => ringForLists(db) },
    { name: 'requests-lapse', everySeconds: 60, topics: [], work: () => lapseRequests(db, new Date()) },
    { name: 'requests-tidy', everySeconds: 60 * 60, topics: [], work: () => tidyRequests(db, new Date()) },
    { name: 'weekly-drafts', everySeconds: 60, topics: [], work: () => runWeekly(db) },
    {
      name: 'weekly-tidy',
      everySeconds: 60 * 60,
      topics: [],
      work: async () => tidyDrafts(db, await databaseNow(db)),
    },
    {
      name: 'orders-search',
      everySeconds: 5,
      topics: ['orders'],
      kinds: wordsChange,
      // A new order is not searched for within its first second, and during a rush one run indexes many.
      restSeconds: 1,
      work: () => storeSearch(db),
    },
  ];
}

/** A list that was ignored for weeks rests before another draft is made of it. */
async function runWeekly(db: FeatureDeps['db']): Promise<void> {
  const now = await databaseNow(db);
  await eachInTurn([() => endDrafts(db, now), () => makeDrafts(db, now)]);
}
