import type { Ground, Timed } from '../../feature.ts';
import { forgetOldTalk } from './commands-retention.ts';
import { sayWhatHappened } from './reactions.ts';

export function chatSchedule({ db }: Ground): Timed[] {
  return [
    { everySeconds: 5, topics: ['orders'], work: () => sayWhatHappened(db) },
    { everySeconds: 60 * 60, topics: [], work: () => forgetOldTalk(db, new Date()) },
  ];
}
