import type { Db } from '#server/db/database.ts';
import { pictureAddress } from './signed-address.ts';
import { readAddressSecret } from '../store.ts';

/** Where a picture can be seen by whoever is answered. */
export type AddressOf = (pictureId: string) => string;

/** Addresses of pictures, for a while, for whoever is answered now. */
export async function pictureAddresses(db: Db, now: Date): Promise<AddressOf> {
  const secret = await readAddressSecret(db);
  return (id) => pictureAddress(secret, id, now);
}
