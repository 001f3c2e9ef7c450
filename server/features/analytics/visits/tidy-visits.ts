import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteSomeOldVisits } from './store.ts';

/** Single visits are deleted early; their figures stay. */
export async function tidyVisits(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteSomeOldVisits(db, retainedFor.visit.days, most));
}
