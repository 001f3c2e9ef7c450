import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { sweepTrail } from './shift/sweep-trail.ts';

export function agentsSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [{ name: 'agents-trail-tidy', everySeconds: 60 * 60, topics: [], work: () => sweepTrail(db) }];
}
