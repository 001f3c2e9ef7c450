import type * as endpoints from '#contract/accounts/endpoints.ts';
import { isStaff } from '#contract/permissions.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { recordSecurity } from '#server/security-log/store.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { voidResetLinks } from '../one-time-links/store.ts';
import { forgetOtherDevices } from '../sessions/known-device.ts';
import { deleteOtherSessions } from '../sessions/store.ts';
import { replacePassword } from '../store.ts';
import { confirmPassword } from './confirm-password.ts';

/** Changes the password, of staff only to one that is not weak, and signs every other device out; a reset link that is under way is void. */
export async function changePassword(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  { currentPassword, newPassword }: InputOf<typeof endpoints.changePassword>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changePassword>> {
  const { user, sessionId } = memberOf(caller);
  const isWeak = await isWeakPassword(newPassword);
  if (isWeak && isStaff(user)) return { ok: false, reason: 'weak-password' };
  const confirmed = await confirmPassword(db, user.id, currentPassword);
  if (!confirmed.ok) return confirmed;
  const hash = await hashPassword(newPassword, passwordCost);
  return inTransaction(db, async (transaction) => {
    if (!(await replacePassword(transaction, user.id, confirmed.hash, { hash, isWeak }))) {
      return { ok: false, reason: 'wrong-password' };
    }
    await deleteOtherSessions(transaction, user.id, sessionId);
    await forgetOtherDevices(transaction, user.id, caller);
    await voidResetLinks(transaction, user.id);
    await recordSecurity(transaction, actorOf(caller), { kind: 'password-changed', subjectId: user.id });
    return { ok: true, value: { done: true } };
  });
}
