import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { hashPassword, passwordFits } from '#server/secrets/passwords.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { forgetTries, giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { endSessionOf, openSession } from './session.ts';
import { signInTries, signUpTries, usernameKey } from '../policy.ts';
import { sessionCookie } from '../reads.ts';
import { deleteSession, deleteSessions, rememberPlace } from './store.ts';
import { findForSignIn, insertAccount, isUsernameTaken } from '../store.ts';
import { viewUser } from '../view.ts';

/** Signs in; the try is counted before the password is looked at, so that parallel guesses cannot slip through. */
export async function signIn(
  db: Db,
  { username, password }: InputOf<typeof endpoints.signIn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signIn>> {
  const key = usernameKey(username);
  const placeHash = hashSecret(caller.address);
  const account = await findForSignIn(db, key, placeHash);
  const { place, address, everywhere } = signInTries(key, caller.address);
  const isFamiliar = account?.isFamiliarPlace === true;
  const taken = await takeTry(db, isFamiliar ? [place, address] : [place, address, everywhere]);
  if (!taken.ok) return taken;

  const fits = await passwordFits(password, account?.passwordHash);
  if (!fits || account === undefined) return { ok: false, reason: 'wrong-credentials' };
  const opened = await inTransaction(db, async (transaction) => {
    if (!(await openSession(transaction, account, caller))) return false;
    await rememberPlace(transaction, account.id, placeHash);
    return true;
  });
  if (!opened) return { ok: false, reason: 'wrong-credentials' };
  await forgetTries(db, place);
  await giveTryBack(db, address);
  if (!isFamiliar) await giveTryBack(db, everywhere);
  return { ok: true, value: viewUser(account) };
}

/** Creates a customer account and signs in to it. */
export async function signUp(
  db: Db,
  { username, password }: InputOf<typeof endpoints.signUp>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signUp>> {
  const taken = await takeTry(db, [signUpTries(caller.address)]);
  if (!taken.ok) return taken;
  const key = usernameKey(username);
  if (await isUsernameTaken(db, key)) return { ok: false, reason: 'username-taken' };
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const created = await insertAccount(transaction, {
      username,
      usernameKey: key,
      passwordHash,
      role: 'customer',
    });
    if (created === undefined) return { ok: false, reason: 'username-taken' };
    await openSession(transaction, { id: created.id, passwordHash }, caller);
    await rememberPlace(transaction, created.id, hashSecret(caller.address));
    return { ok: true, value: viewUser(created) };
  });
}

/** Ends this device's session, if there is one. */
export async function signOut(db: Db, caller: Caller): Promise<OutcomeOf<typeof endpoints.signOut>> {
  await endSessionOf(db, caller);
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}

export async function signOutEverywhere(
  db: Db,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signOutEverywhere>> {
  await deleteSessions(db, memberOf(caller).user.id);
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}

export async function revokeDevice(
  db: Db,
  { id }: InputOf<typeof endpoints.revokeDevice>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.revokeDevice>> {
  const { user, sessionId } = memberOf(caller);
  if (!(await deleteSession(db, user.id, id))) return { ok: false, reason: 'not-found' };
  if (id === sessionId) leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
