import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { permissions, type Permission } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { holdOwnership, lockAccount, updatePermissions } from '../store.ts';
import { canLimitToCities, updateCities } from '../store-cities.ts';
import { recordAccess } from './record-access.ts';

export async function grantPermissions(
  db: Db,
  { userId, permissions: asked, from, cities, citiesFrom }: InputOf<typeof endpoints.grantPermissions>,
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
    if (citiesFrom !== undefined && !isSameSet(citiesFrom, before.cities ?? []))
      return { ok: false, reason: 'changed-meanwhile' };
    const granted = permissions.filter((permission) => asked.includes(permission));
    await updatePermissions(transaction, userId, granted);
    if (cities !== undefined) {
      // Without the role in the database somebody who was limited would be refused every call.
      if (cities.length > 0 && !(await canLimitToCities(transaction)))
        return { ok: false, reason: 'cities-not-ready' };
      if (!(await updateCities(transaction, userId, cities))) return { ok: false, reason: 'not-found' };
    }
    return { ok: true, value: await recordAccess(transaction, 'grantPermissions', before, caller) };
  });
}

function isSameSet(some: readonly string[], others: readonly string[]): boolean {
  return some.toSorted().join() === others.toSorted().join();
}

function areSame(some: readonly Permission[], others: readonly Permission[]): boolean {
  return permissions.every((permission) => some.includes(permission) === others.includes(permission));
}
