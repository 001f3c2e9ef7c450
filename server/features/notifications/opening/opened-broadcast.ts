import { openedWords } from '#contract/copy/notices.ts';
import { paths } from '#contract/paths.ts';
import type { Db } from '#server/db/database.ts';
import { startOccasion } from '../broadcasts/store.ts';

/** The gate is open: those on the early-access list hear of it, once in all. */
export function startOpenedBroadcast(transaction: Db, at: Date): Promise<void> {
  const words = openedWords();
  return startOccasion(transaction, 'opened', { audience: 'early-access', words, link: paths.home }, at);
}
