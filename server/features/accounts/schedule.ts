import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { sliceInTurn } from '#server/retention/slice.ts';
import { readNames } from './names/read-names.ts';
import { tidyAccounts } from './tidy-accounts.ts';

export function accountsSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [
    {
      name: 'accounts-tidy',
      everySeconds: 10 * 60,
      topics: [],
      work: () => tidyAccounts(db, sliceInTurn(new Date())),
    },
    { name: 'accounts-names', everySeconds: 60, topics: [], work: () => readNames(db) },
  ];
}
