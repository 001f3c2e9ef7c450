import type { Db } from '../db/database.ts';
import { eachInTurn } from '../jobs/each-locked.ts';
import { deleteInBatches } from '../jobs/delete-in-batches.ts';
import type { PeriodicJob } from '../jobs/periodic-job.ts';
import { deleteOldReplies } from '../idempotency/store.ts';
import { deleteOldPassedOver } from '../outbox/reader-store.ts';
import { deleteSomeOldCounts } from '../throttle/store.ts';
import { retainedFor } from './periods.ts';
import { sliceInTurn, type Slice } from './slice.ts';

const tidySeconds = 10 * 60;

/** Takes away what the house itself keeps beside the features, when its time is over. */
export function tidyHouse(db: Db, slice: Slice): Promise<void> {
  return eachInTurn([
    () => deleteInBatches((most) => deleteOldReplies(db, { slice, days: retainedFor.once_reply.days, most })),
    () => deleteInBatches((most) => deleteSomeOldCounts(db, most)),
    () => deleteInBatches((most) => deleteOldPassedOver(db, retainedFor.outbox_passed_over.days, most)),
  ]);
}

export function houseTidy(db: Db): PeriodicJob {
  return {
    name: 'house-tidy',
    everySeconds: tidySeconds,
    work: () => tidyHouse(db, sliceInTurn(new Date())),
  };
}
