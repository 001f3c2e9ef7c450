import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { walkChain } from '#server/features/ledger/chain/walk-chain.ts';
import { faultSentence } from '../proof/sentences.ts';
import { chainDifference } from '../proof/prove-books.ts';
import { check } from './differences.ts';
import { isChecked } from './store-check.ts';

/** Hour in Lagos at which no order is shopped. */
const nightlyHour = 2;

/**
 * Once in a night; whichever instance comes first. The head goes to the log, which nobody who bends the database bends
 * with it.
 */
export async function checkBooksNightly(
  { db, log }: { db: Db; log: FeatureDeps['log'] },
  now: Date,
): Promise<void> {
  const { date, hour } = lagosClock(now);
  if (hour < nightlyHour || (await isChecked(db, date))) return;
  const { fault, seals, head } = await walkChain(db);
  if (fault === undefined) log.info({ seals, head }, 'the chain over ledger and audit is whole');
  else log.error({ seals, head }, `the chain over ledger and audit is broken: ${faultSentence(fault)}`);
  await check(db, now, fault === undefined ? [] : [chainDifference(fault)]);
}
