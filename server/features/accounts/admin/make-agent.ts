import { isAdmin } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { lockAccount, updateRole } from '../store.ts';
import { recordAccess } from './record-access.ts';

/** Lets a customer work as an agent, in the transaction of whoever verified them; staff stay what they are. */
export async function makeAgent(
  transaction: Db,
  userId: string,
  caller: Caller,
): Promise<'done' | 'not-found' | 'staff-account'> {
  const before = await lockAccount(transaction, userId);
  if (before === undefined) return 'not-found';
  if (isAdmin(before)) return 'staff-account';
  if (before.role === 'agent') return 'done';
  await updateRole(transaction, userId, 'agent');
  await recordAccess(transaction, 'changeRole', before, caller);
  return 'done';
}
