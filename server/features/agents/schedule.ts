import type { Ground, Timed } from '#server/feature.ts';
import { sweepTrail } from './shift/sweep-trail.ts';

export function agentsSchedule({ db }: Ground): Timed[] {
  return [{ name: 'agents-trail-tidy', everySeconds: 60 * 60, topics: [], work: () => sweepTrail(db) }];
}
