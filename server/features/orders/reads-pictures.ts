import type { Db } from '../../db/database.ts';
import { pictureAddress } from '../../media/address.ts';
import { readAddressSecret } from '../../media/store.ts';

/** Where pictures can be seen for a while by whoever is answered now. */
export async function pictureAddresses(db: Db, now: Date): Promise<(pictureId: string) => string> {
  const secret = await readAddressSecret(db);
  return (id) => pictureAddress(secret, id, now);
}
