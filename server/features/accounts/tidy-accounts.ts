import type { Db } from '#server/db/database.ts';
import { eachInTurn } from '#server/jobs/each-locked.ts';
import { deleteInBatches } from '#server/jobs/delete-in-batches.ts';
import { retainedFor } from '#server/retention/periods.ts';
import { deleteOldSecurityEvents } from '#server/security-log/store.ts';
import type { Slice } from '#server/retention/slice.ts';
import { deleteOldPending } from './second-steps/authenticator/store.ts';
import { deleteOldChallenges } from './second-steps/passkeys/store-challenges.ts';
import { deleteOldDevices } from './sessions/store-known-devices.ts';
import { deleteOldLinks, deleteOldPlaces, deleteOldSessions } from './store-tidy.ts';

/** Takes away sessions, links and challenges that open nothing any more, and places that nobody signs in from. */
export function tidyAccounts(db: Db, slice: Slice): Promise<void> {
  return eachInTurn([
    () => deleteInBatches((most) => deleteOldSessions(db, retainedFor.session.days, most)),
    () => deleteInBatches((most) => deleteOldSecurityEvents(db, retainedFor.security_event.days, most)),
    () => deleteInBatches((most) => deleteOldChallenges(db, retainedFor.passkey_challenge.days, most)),
    () => deleteInBatches((most) => deleteOldPending(db, retainedFor.pending_authenticator.days, most)),
    () => deleteInBatches((most) => deleteOldLinks(db, retainedFor.one_time_link.days, most)),
    () =>
      deleteInBatches((most) => deleteOldPlaces(db, { slice, days: retainedFor.familiar_place.days, most })),
    () =>
      deleteInBatches((most) => deleteOldDevices(db, { slice, days: retainedFor.known_device.days, most })),
  ]);
}
