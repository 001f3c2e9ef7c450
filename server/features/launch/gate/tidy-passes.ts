import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteOldPasses } from './store.ts';

/** Takes away passes that open nothing any more. */
export async function tidyPasses(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteOldPasses(db, retainedFor.access_pass.days, most));
}
