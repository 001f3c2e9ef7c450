import type { Db } from '#server/db/database.ts';
import { pictureAddress } from './signed-address.ts';
import { readAddressSecret } from '../store.ts';

/** Answers the address at which the caller can see a picture. */
export type AddressOf = (pictureId: string) => string;

/** Addresses of pictures, for a while, for whoever is answered now. */
export async function pictureAddresses(db: Db, now: Date): Promise<AddressOf> {
  const secret = await readAddressSecret(db);
  return (id) => pictureAddress(secret, id, now);
}
