import type { Db } from '#server/db/database.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteOldTrail } from './store-position.ts';

/** Positions are private, so they are deleted after a month. */
export async function sweepTrail(db: Db): Promise<void> {
  await deleteInBatches((most) => deleteOldTrail(db, retainedFor.agent_trail.days, most));
}
