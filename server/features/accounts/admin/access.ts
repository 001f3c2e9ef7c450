import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { isStaff, permissions, type Permission } from '#contract/permissions.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange, type Facts } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { mayChangeAccess } from '../policy.ts';
import { voidResetLinks } from '../one-time-links/store.ts';
import { readPerson } from './store.ts';
import { deleteSessions } from '../sessions/store.ts';
import { holdOwnership, lockAccount, updatePermissions, updateRole, type AccountRow } from '../store.ts';
import { viewPerson } from '../view.ts';

/**
 * Changes a role. Nobody keeps a key to the account of somebody who joins the staff: a reset link of the old role is
 * void, and they sign in anew wherever they were signed in.
 */
export async function changeRole(
  db: Db,
  { userId, role }: InputOf<typeof endpoints.changeRole>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeRole>> {
  const actor = memberOf(caller).user;
  if (actor.id === userId) return { ok: false, reason: 'own-account' };
  return inTransaction(db, async (transaction) => {
    // Of two owners who demote each other at once, the second has been demoted by now.
    if (!(await holdOwnership(transaction)).includes(actor.id)) return { ok: false, reason: 'not-allowed' };
    const before = await lockAccount(transaction, userId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (before.role !== role || before.isGodMode) {
      await updateRole(transaction, userId, role);
      await voidResetLinks(transaction, userId);
      if (isStaff({ ...before, role, isGodMode: false })) await deleteSessions(transaction, userId);
    }
    return { ok: true, value: await recordAccess(transaction, 'changeRole', before, caller) };
  });
}

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

/** Lets a customer work as an agent, in the transaction of whoever verified them; staff stay what they are. */
export async function makeAgent(
  transaction: Db,
  userId: string,
  caller: Caller,
): Promise<'done' | 'not-found' | 'staff-account'> {
  const before = await lockAccount(transaction, userId);
  if (before === undefined) return 'not-found';
  if (isStaff(before)) return 'staff-account';
  if (before.role === 'agent') return 'done';
  await updateRole(transaction, userId, 'agent');
  await recordAccess(transaction, 'changeRole', before, caller);
  return 'done';
}

/** Signs a person out on all their devices. */
export async function signPersonOut(
  db: Db,
  { userId }: InputOf<typeof endpoints.signPersonOut>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signPersonOut>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockAccount(transaction, userId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(memberOf(caller).user, before)) return { ok: false, reason: 'not-allowed' };
    await deleteSessions(transaction, userId);
    return { ok: true, value: await recordAccess(transaction, 'signPersonOut', before, caller) };
  });
}

/** Writes down what became of an account's access, and answers with the account as it is now. */
async function recordAccess(db: Db, action: string, before: AccountRow, caller: Caller): Promise<PersonRow> {
  const after = await readPerson(db, before.id);
  if (after === undefined) throw new Error('a locked account went away');
  await recordChange(db, actorOf(caller), {
    action,
    noun: 'accounts',
    subject: before.id,
    before: access(before),
    after: access(after),
  });
  return viewPerson(after);
}

function access({ role, isGodMode, permissions: granted }: AccountRow): Facts {
  return { role, isGodMode, permissions: granted };
}
