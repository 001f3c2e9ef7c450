import type { Db } from '#server/db/database.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteOldCodes, deleteOldDevices, deleteOverCalls } from './store/tidy.ts';

export function tidyPhones(db: Db): Promise<void> {
  return eachInTurn([
    () => deleteInBatches((most) => deleteOldCodes(db, retainedFor.phone_code.days, most)),
    () => deleteInBatches((most) => deleteOverCalls(db, most)),
    () => deleteInBatches((most) => deleteOldDevices(db, retainedFor.verified_phone.days, most)),
  ]);
}
