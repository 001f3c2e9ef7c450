import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { forgetOldPrices } from './prices/forget-old-prices.ts';

export function listsSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    { name: 'lists-learn', everySeconds: 5 * 60, topics: [], work: () => forgetOldPrices(db, new Date()) },
  ];
}
