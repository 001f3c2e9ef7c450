import type { Db } from '#server/db/database.ts';
import { deleteProofs, isPhoneOf } from './store/verification.ts';

/** True of a number that the account has in its profile or verified: staff take no order for themselves. */
export function isOwnPhone(db: Db, accountId: string, phone: string): Promise<boolean> {
  return isPhoneOf(db, accountId, phone);
}

/** The order that a code was read back for is placed: the next one wants another. */
export function endCall(transaction: Db, proved: string): Promise<void> {
  return deleteProofs(transaction, proved);
}
