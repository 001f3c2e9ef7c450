import type { Db } from '#server/db/database.ts';
import { readVerifiedPhones } from './store/verification.ts';

/** Tells whether an account has a verified number. */
export async function hasVerifiedPhone(db: Db, accountId: string): Promise<boolean> {
  return (await readVerifiedPhones(db, { accountId, deviceHash: null }, null)).length > 0;
}
