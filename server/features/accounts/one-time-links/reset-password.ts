import type * as endpoints from '#contract/accounts/endpoints.ts';
import { isStaff } from '#contract/permissions.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { linkTries } from '../policy.ts';
import { forgetOtherDevices } from '../sessions/known-device.ts';
import { takeOff } from '../second-steps/take-off.ts';
import { openSession } from '../sessions/session.ts';
import { deleteSessions } from '../sessions/store.ts';
import { lockAccount, setPassword } from '../store.ts';
import { viewUser } from '../view.ts';
import { findLink, spendLink } from './store.ts';

/** Sets a new password with a one-time link, of staff only one that is not weak, ends every session and signs in. */
export async function resetPassword(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  { token, password }: InputOf<typeof endpoints.resetPassword>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.resetPassword>> {
  const tries = linkTries(caller.address);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const link = await findLink(db, hashSecret(token), 'reset-password');
  if (link?.accountId == null) return { ok: false, reason: 'link-spent' };
  const { accountId, takesSecondSteps } = link;
  const passwordHash = await hashPassword(password, passwordCost);
  const isWeak = await isWeakPassword(password);
  const outcome = await inTransaction<OutcomeOf<typeof endpoints.resetPassword>>(db, async (transaction) => {
    // The account before the link, as those who issue one do it: nobody waits for each other.
    const locked = await lockAccount(transaction, accountId);
    if (locked === undefined) return { ok: false, reason: 'link-spent' };
    if (isWeak && isStaff(locked)) return { ok: false, reason: 'weak-password' };
    if (!(await spendLink(transaction, hashSecret(token)))) return { ok: false, reason: 'link-spent' };
    await setPassword(transaction, accountId, { hash: passwordHash, isWeak });
    await deleteSessions(transaction, accountId);
    await forgetOtherDevices(transaction, accountId, caller);
    if (takesSecondSteps) await takeOff(transaction, accountId, { ...actorOf(caller), userId: accountId });
    await openSession(transaction, { id: accountId, passwordHash }, caller, 'reset');
    return { ok: true, value: viewUser({ ...locked, isPasswordWeak: isWeak }) };
  });
  if (outcome.ok) await giveTryBack(db, tries);
  return outcome;
}
