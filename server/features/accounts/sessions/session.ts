import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import type { Member } from '#server/http/person.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { viewUser } from '../view.ts';
import { rememberDevice } from './known-device.ts';
import { recordSignIn, type SignedInBy } from './record-sign-in.ts';
import { describeDevice } from '#server/security-log/describe-device.ts';
import { deleteExpiredSessions, deleteSessionByToken, findSession, insertSession } from './store.ts';

export const sessionCookie = 'session';

/** Null when the session ended, was revoked, or never existed. */
export async function readSession(db: Db, token: string): Promise<Member | null> {
  const row = await findSession(db, hashSecret(token));
  if (row === undefined) return null;
  const { sessionId, hasSteppedUp } = row;
  return { kind: 'member', user: viewUser(row), sessionId, hasSteppedUp };
}

// The longest that browsers keep a cookie: the database decides when a session ends.
const cookieSeconds = 400 * 24 * 60 * 60;

/** Opens a session under a new id and ends the one that this device had; false where the password changed meanwhile. */
export async function openSession(
  db: Db,
  account: { id: string; passwordHash: string },
  caller: Caller,
  how: SignedInBy = 'password',
): Promise<boolean> {
  const token = newToken();
  const opened = await insertSession(db, {
    tokenHash: hashSecret(token),
    accountId: account.id,
    userAgent: caller.userAgent,
    passwordHash: account.passwordHash,
  });
  if (!opened) return false;
  await endSessionOf(db, caller);
  await deleteExpiredSessions(db, account.id);
  caller.cookies.write(sessionCookie, token, cookieSeconds);
  const isNewDevice = await rememberDevice(db, account.id, caller);
  const signedIn = { accountId: account.id, how, isNewDevice, device: describeDevice(caller.userAgent) };
  await recordSignIn(db, signedIn, caller);
  return true;
}

/** Ends the session that this device brings, if it brings one. */
export async function endSessionOf(db: Db, caller: Caller): Promise<void> {
  const token = caller.cookies.read(sessionCookie);
  if (token !== undefined) await endSession(db, token);
}

export async function endSession(db: Db, token: string): Promise<void> {
  await deleteSessionByToken(db, hashSecret(token));
}
