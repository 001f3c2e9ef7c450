import type { Db } from '#server/db/database.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { noticeTries } from './policy.ts';

/** Counts a message about a list against a number; false where that has had enough of them. */
export async function countNotice(transaction: Db, phone: string): Promise<boolean> {
  return (await takeTry(transaction, noticeTries(phone))).ok;
}
