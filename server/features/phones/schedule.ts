import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { tidyPhones } from './tidy-phones.ts';

export function phonesSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [{ name: 'phones-tidy', everySeconds: 15 * 60, topics: [], work: () => tidyPhones(db) }];
}
