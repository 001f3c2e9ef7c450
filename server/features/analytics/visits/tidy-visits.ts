import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { keptFor } from '#server/retention/periods.ts';
import { deleteSomeOldVisits } from './store.ts';

/** Of visits only the figures are kept for long. */
export async function tidyVisits(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteSomeOldVisits(db, keptFor.visit.days, most));
}
