import type { Database } from '../../db/database.ts';
import { keepFigures } from './store-broadcasts.ts';
import { deleteOldNotices, deleteOldOpened } from './store-notices.ts';

const keptDays = 30;
const batch = 1000;

// Whatever was on its way as it ended has arrived by then, or never will.
const settledMs = 10 * 60_000;

/** The log goes back thirty days; what became of a broadcast is counted before. */
export async function forgetOldNotices(db: Database, now: Date): Promise<void> {
  await keepFigures(db, new Date(now.getTime() - settledMs));
  const before = new Date(now.getTime() - keptDays * 24 * 60 * 60_000);
  await deleteOldOpened(db, before);
  while ((await deleteOldNotices(db, before, batch)) === batch) {
    // Until nothing is that old.
  }
}
