import type { Db } from '#server/db/database.ts';
import { readAddressSecret } from '../store.ts';
import type { AddressOf } from './picture-addresses.ts';
import { pictureAddress } from './signed-address.ts';

/** Answers the address at which the caller can see a picture, and the one at which they can hear a recording. */
export interface MediaAddresses {
  pictureAt: AddressOf;
  recordingAt: (recordingId: string) => string;
}

/** Addresses of pictures and recordings, for a while, for the reader of the answer. */
export async function mediaAddresses(db: Db, now: Date): Promise<MediaAddresses> {
  const secret = await readAddressSecret(db);
  return {
    pictureAt: (id) => pictureAddress(secret, id, now),
    recordingAt: (id) => recordingAddress(secret, id, now),
  };
}

/** The same ids are signed otherwise than those of pictures. */
export function recordingAddress(secret: string, id: string, now: Date): string {
  return pictureAddress(secret, `recordings/${id}`, now);
}
