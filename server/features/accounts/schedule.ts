import type { Ground, Timed } from '#server/feature.ts';
import { sliceInTurn } from '#server/retention/slice.ts';
import { tidyAccounts } from './tidy-accounts.ts';

export function accountsSchedule({ db }: Ground): Timed[] {
  return [
    {
      name: 'accounts-tidy',
      everySeconds: 10 * 60,
      topics: [],
      work: () => tidyAccounts(db, sliceInTurn(new Date())),
    },
  ];
}
