import { hasGodMode } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { isAdminAccount } from '#server/features/accounts/account-checks.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';

/** The accounts of staff are the owner's business alone. */
export async function mayMute(transaction: Db, accountId: string, caller: Caller): Promise<boolean> {
  return hasGodMode(memberOf(caller).user) || !(await isAdminAccount(transaction, accountId));
}
