import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { keptFor } from '#server/retention/periods.ts';
import { deleteOldTrail } from './store-position.ts';

/** Where agents were is nobody's business after a month. */
export async function sweepTrail(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteOldTrail(db, keptFor.agent_trail.days, most));
}
