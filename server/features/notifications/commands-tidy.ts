import type { Database } from '../../db/database.ts';
import { deleteOldNotices } from './store-notices.ts';

const keptDays = 30;
const batch = 1000;

/** The log goes back thirty days. */
export async function forgetOldNotices(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  while ((await deleteOldNotices(db, before, batch)) === batch) {
    // Until nothing is that old.
  }
}
