import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { passwordFits } from '#server/secrets/passwords.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { forgetTries, giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { deviceTries, signInTries, usernameKey } from '../policy.ts';
import { findForSignIn, rememberJudgement } from '../store.ts';
import { viewUser } from '../view.ts';
import { deviceHashOf } from './known-device.ts';
import { openSession } from './session.ts';
import { rememberPlace } from './store.ts';

/** Signs in; the try is counted before the password is looked at, so that parallel guesses cannot slip through. */
export async function signIn(
  db: Db,
  { username, password }: InputOf<typeof endpoints.signIn>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signIn>> {
  const key = usernameKey(username);
  const placeHash = hashSecret(caller.address);
  const deviceHash = deviceHashOf(caller);
  const account = await findForSignIn(db, key, placeHash, deviceHash);
  const isKnown = account?.isKnownDevice === true && deviceHash !== null;
  const tries = isKnown
    ? deviceTries(key, deviceHash)
    : signInTries(key, caller.address, account?.isFamiliarPlace === true);
  const taken = await takeTry(db, [tries.own, ...tries.shared]);
  if (!taken.ok) return taken;

  const fits = await passwordFits(password, account?.passwordHash);
  if (!fits || account === undefined) return { ok: false, reason: 'wrong-credentials' };
  const isWeak = await isWeakPassword(password);
  const opened = await inTransaction(db, async (transaction) => {
    if (!(await openSession(transaction, account, caller))) return false;
    await rememberPlace(transaction, account.id, placeHash);
    if (account.isPasswordWeak !== isWeak)
      await rememberJudgement(transaction, account.id, { hash: account.passwordHash, isWeak });
    return true;
  });
  if (!opened) return { ok: false, reason: 'wrong-credentials' };
  await forgetTries(db, tries.own);
  for (const one of tries.shared) await giveTryBack(db, one);
  return { ok: true, value: viewUser({ ...account, isPasswordWeak: isWeak }) };
}
