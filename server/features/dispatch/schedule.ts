import type { Ground, Timed } from '../../feature.ts';
import { dispatchTopics, dispatchWhereDue } from './commands-dispatch.ts';

/** Woken by what happens; the rest is for what only the clock knows. */
export function dispatchSchedule({ db }: Ground): Timed[] {
  return [{ everySeconds: 2, topics: dispatchTopics, work: () => dispatchWhereDue(db) }];
}
