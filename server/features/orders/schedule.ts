import type { Ground, Timed } from '../../feature.ts';
import { answerForTheSilent } from './commands-questions.ts';
import { runOrderTimers } from './commands-timers.ts';
import { keepSearch } from './commands-search.ts';

/** What the clock does to orders; somebody stands at a stall and waits for the answer to a question. */
export function ordersSchedule({ db }: Ground): Timed[] {
  return [
    { everySeconds: 30, topics: [], work: () => runOrderTimers(db, new Date()) },
    { everySeconds: 5, topics: [], work: () => answerForTheSilent(db, new Date()) },
    { everySeconds: 5, topics: ['orders'], work: () => keepSearch(db) },
  ];
}
