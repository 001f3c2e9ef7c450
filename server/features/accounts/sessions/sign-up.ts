import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { hasHidden } from '#contract/names/hidden-letters.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { takeTry } from '#server/throttle/throttle.ts';
import { signUpTries, usernameKey } from '../policy.ts';
import { insertAccount, isUsernameTaken } from '../store.ts';
import { viewUser } from '../view.ts';
import { judgeName } from '../names/judge-name.ts';
import { openSession } from './session.ts';
import { rememberPlace } from './store.ts';

/** Creates a customer account and signs in to it. */
export async function signUp(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  { username, password }: InputOf<typeof endpoints.signUp>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signUp>> {
  if (hasHidden(username)) return { ok: false, reason: 'name-hidden' };
  const taken = await takeTry(db, [signUpTries(caller.address)]);
  if (!taken.ok) return taken;
  const key = usernameKey(username);
  if (await isUsernameTaken(db, key)) return { ok: false, reason: 'username-taken' };
  const passwordHash = await hashPassword(password, passwordCost);
  const isPasswordWeak = await isWeakPassword(password);
  return inTransaction(db, async (transaction) => {
    const judged = await judgeName(transaction, username);
    if (!judged.ok) return judged;
    const created = await insertAccount(transaction, {
      username,
      usernameKey: key,
      passwordHash,
      isPasswordWeak,
      role: 'customer',
      signs: judged.signs,
    });
    if (created === undefined) return { ok: false, reason: 'username-taken' };
    await openSession(transaction, { id: created.id, passwordHash }, caller, 'sign-up');
    await rememberPlace(transaction, created.id, hashSecret(caller.address));
    return { ok: true, value: viewUser(created) };
  });
}
