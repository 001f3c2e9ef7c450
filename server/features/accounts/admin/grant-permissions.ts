import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { holdOwnership, lockAccount, updatePermissions } from '../store.ts';
import { recordAccess } from './record-access.ts';

export async function grantPermissions(
  db: Db,
  { userId, permissions: asked, from }: InputOf<typeof endpoints.grantPermissions>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.grantPermissions>> {
  return inTransaction(db, async (transaction) => {
    const godmodes = await holdOwnership(transaction);
    if (!godmodes.includes(memberOf(caller).user.id)) return { ok: false, reason: 'not-allowed' };
    const before = await lockAccount(transaction, userId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (before.role !== 'admin') return { ok: false, reason: 'not-an-admin' };
    if (from !== undefined && !areSame(from, before.permissions))
      return { ok: false, reason: 'changed-meanwhile' };
    const granted = permissions.filter((permission) => asked.includes(permission));
    await updatePermissions(transaction, userId, granted);
    return { ok: true, value: await recordAccess(transaction, 'grantPermissions', before, caller) };
  });
}

function areSame(some: readonly Permission[], others: readonly Permission[]): boolean {
  return permissions.every((permission) => some.includes(permission) === others.includes(permission));
}
