import type { Db } from '#server/db/database.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { linksToNumberTries } from '../policy.ts';

/** Counts a link that nobody asked for against its number; false where that has had enough of them. */
export async function countSentLink(transaction: Db, phone: string): Promise<boolean> {
  return (await takeTry(transaction, linksToNumberTries(phone))).ok;
}
