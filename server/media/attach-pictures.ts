import type { Db } from '../db/database.ts';
import { lockAttachable, setAttached } from './store.ts';
import { unattachedMs } from './sweep.ts';

/** Ties pictures to what this transaction writes: all of them or none. Each once, and only by who brought it. */
export async function attachPictures(
  transaction: Db,
  ids: readonly string[],
  accountId: string | null,
  now: Date,
): Promise<boolean> {
  const broughtAfter = new Date(now.getTime() - unattachedMs);
  const found = await lockAttachable(transaction, ids, { accountId, broughtAfter });
  if (found.length !== ids.length) return false;
  await setAttached(transaction, found, now);
  return true;
}
