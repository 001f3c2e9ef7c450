import type { Database } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { keepFigures } from '../broadcasts/store.ts';
import { deleteOldNotices, deleteOldOpened } from './store.ts';

// Deliveries that were on their way have arrived after this time, or never will.
const settledMs = 10 * 60_000;

/** The log goes back thirty days; what became of a broadcast is counted before. */
export async function forgetOldNotices(db: Database, now: Date): Promise<void> {
  await keepFigures(db, new Date(now.getTime() - settledMs));
  const before = new Date(now.getTime() - retainedFor.notice.days * 24 * 60 * 60_000);
  await deleteInBatches((most) => deleteOldOpened(db, before, most));
  await deleteInBatches((most) => deleteOldNotices(db, before, most));
}
