import type { Db } from '#server/db/database.ts';
import { pictureAddress } from '../serving/signed-address.ts';
import { readAddressSecret } from '../store.ts';

/** Answers the address at which the caller can hear a recording. */
export type RecordingAddressOf = (recordingId: string) => string;

/** Addresses of recordings, for a while, for whoever is answered now. */
export async function recordingAddresses(db: Db, now: Date): Promise<RecordingAddressOf> {
  const secret = await readAddressSecret(db);
  return (id) => recordingAddress(secret, id, now);
}

/** The same ids are signed otherwise than those of pictures. */
export function recordingAddress(secret: string, id: string, now: Date): string {
  return pictureAddress(secret, `recordings/${id}`, now);
}
