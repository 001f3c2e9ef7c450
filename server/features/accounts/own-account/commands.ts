import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import { readPhone } from '#contract/phones/number.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { hashPassword, passwordFits } from '#server/secrets/passwords.ts';
import { forgetTries, takeTry, type Throttled } from '#server/throttle/throttle.ts';
import { forgetUnlessHeld } from '../forget-person.ts';
import { confirmTries } from '../policy.ts';
import { lockForForgetting } from '../holds.ts';
import { sessionCookie } from '../reads.ts';
import { voidResetLinks } from '../one-time-links/store.ts';
import { deleteOtherSessions } from '../sessions/store.ts';
import { readPasswordHash, replacePassword, updateProfile } from '../store.ts';
import { viewUser } from '../view.ts';

type Confirmed =
  | { ok: true; hash: string }
  | Exclude<Throttled, { ok: true }>
  | { ok: false; reason: 'wrong-password' };

/** Asks somebody who is signed in for the password once more; guesses are counted here too. */
async function confirmPassword(db: Db, userId: string, password: string): Promise<Confirmed> {
  const taken = await takeTry(db, [confirmTries(userId)]);
  if (!taken.ok) return taken;
  const hash = await readPasswordHash(db, userId);
  if (hash === undefined || !(await passwordFits(password, hash)))
    return { ok: false, reason: 'wrong-password' };
  await forgetTries(db, confirmTries(userId));
  return { ok: true, hash };
}

/** Changes the password and signs every other device out; a reset link that is under way is void. */
export async function changePassword(
  db: Db,
  { currentPassword, newPassword }: InputOf<typeof endpoints.changePassword>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changePassword>> {
  const { user, sessionId } = memberOf(caller);
  const confirmed = await confirmPassword(db, user.id, currentPassword);
  if (!confirmed.ok) return confirmed;
  const newHash = await hashPassword(newPassword);
  return inTransaction(db, async (transaction) => {
    if (!(await replacePassword(transaction, user.id, confirmed.hash, newHash))) {
      return { ok: false, reason: 'wrong-password' };
    }
    await deleteOtherSessions(transaction, user.id, sessionId);
    await voidResetLinks(transaction, user.id);
    return { ok: true, value: { done: true } };
  });
}

export async function changeProfile(
  db: Db,
  { name, phone }: InputOf<typeof endpoints.changeProfile>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.changeProfile>> {
  const { user } = memberOf(caller);
  const number = phone === null || phone === '' ? null : readPhone(phone);
  if (number === undefined) return { ok: false, reason: 'bad-phone' };
  const row = await updateProfile(db, user.id, { name: name === '' ? null : name, phone: number });
  if (row === undefined) throw new Error('an account went away while its profile was changed');
  return { ok: true, value: viewUser(row) };
}

/** Forgets the person in every feature; what must be kept is kept without the name. */
export async function deleteAccount(
  db: Db,
  kept: readonly PersonalData[],
  { password }: InputOf<typeof endpoints.deleteAccount>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteAccount>> {
  const { user } = memberOf(caller);
  const confirmed = await confirmPassword(db, user.id, password);
  if (!confirmed.ok) return confirmed;
  const held = await inTransaction(db, async (transaction) => {
    const account = await lockForForgetting(transaction, user.id);
    return account === undefined ? null : forgetUnlessHeld(transaction, kept, account);
  });
  if (held !== null) return { ok: false, reason: held };
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
