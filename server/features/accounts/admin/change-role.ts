import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { suitsStaff } from '../names/suits-staff.ts';
import { voidResetLinks } from '../one-time-links/store.ts';
import { takeOff } from '../second-steps/take-off.ts';
import { deleteSessions } from '../sessions/store.ts';
import { holdOwnership, lockAccount, updateRole } from '../store.ts';
import { recordAccess } from './record-access.ts';

/**
 * Changes a role. Nobody keeps a key to the account of somebody who joins the staff: a reset link of the old role is
 * void, and they sign in anew wherever they were signed in. Nobody joins under a name that another's looks like, unless
 * the owner has read that and says so. Second steps end with the role of an admin.
 */
export async function changeRole(
  db: Db,
  { userId, role, evenSo }: InputOf<typeof endpoints.changeRole>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeRole>> {
  const actor = memberOf(caller).user;
  if (actor.id === userId) return { ok: false, reason: 'own-account' };
  return inTransaction(db, async (transaction) => {
    // The second of two owners who demote each other at once has been demoted by now.
    if (!(await holdOwnership(transaction)).includes(actor.id)) return { ok: false, reason: 'not-allowed' };
    const before = await lockAccount(transaction, userId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    const isJoining = isAdmin({ ...before, role, isGodMode: false }) && !isAdmin(before);
    if (isJoining && evenSo === undefined && !(await suitsStaff(transaction, before)))
      return { ok: false, reason: 'name-looks-alike' };
    if (before.role !== role || before.isGodMode) {
      await updateRole(transaction, userId, role);
      await voidResetLinks(transaction, userId);
      if (isAdmin({ ...before, role, isGodMode: false })) await deleteSessions(transaction, userId);
      else await takeOff(transaction, userId, actorOf(caller));
    }
    return { ok: true, value: await recordAccess(transaction, 'changeRole', before, caller) };
  });
}
