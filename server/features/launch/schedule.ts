import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { tidyPasses } from './gate/tidy-passes.ts';

export function launchSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [{ name: 'launch-tidy', everySeconds: 60 * 60, topics: [], work: () => tidyPasses(db) }];
}
