import type { FeatureDeps, FeatureJob } from '#server/feature.ts';
import { sealRows } from './chain/seal-rows.ts';

export function ledgerSchedule({ db }: FeatureDeps): FeatureJob[] {
  return [{ name: 'ledger-seal', everySeconds: 15, topics: [], work: async () => void (await sealRows(db)) }];
}
