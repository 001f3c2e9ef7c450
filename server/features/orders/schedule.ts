import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { answerForTheSilent } from './shopping/unanswered-questions.ts';
import { runOrderTimers } from './timers/run-order-timers.ts';
import { keepSearch, wordsChange } from './search/search-words.ts';

/** What the clock does to orders; somebody stands at a stall and waits for the answer to a question. */
export function ordersSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    { name: 'orders-timers', everySeconds: 30, topics: [], work: () => runOrderTimers(db, new Date()) },
    {
      name: 'orders-unanswered',
      everySeconds: 5,
      topics: [],
      work: () => answerForTheSilent(db, new Date()),
    },
    {
      name: 'orders-search',
      everySeconds: 5,
      topics: ['orders'],
      kinds: wordsChange,
      // Nobody looks for an order in the second in which it is placed: of a crowd's, many are written at once.
      restSeconds: 1,
      work: () => keepSearch(db),
    },
  ];
}
