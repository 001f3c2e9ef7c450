import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { hasHidden } from '#contract/names/hidden-letters.ts';
import { theHouse, type Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { skeletonOf } from '#server/names/skeleton.ts';
import { hashSecret } from '#server/secrets/tokens.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { linkTries, usernameKey } from '../policy.ts';
import { holdSkeleton, isLikeAnother } from '../names/store.ts';
import { openSession } from '../sessions/session.ts';
import { holdOwnership, insertAccount, type AccountRow } from '../store.ts';
import { viewUser } from '../view.ts';
import { findLink, spendLink } from './store.ts';

/** Creates the godmode account with the one-time link; a name that is taken and a weak password leave the link as it is. */
export async function createOwner(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  { token, username, password }: InputOf<typeof endpoints.createOwner>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.createOwner>> {
  if (hasHidden(username)) return { ok: false, reason: 'name-hidden' };
  const tries = linkTries(caller.address);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const tokenHash = hashSecret(token);
  if ((await findLink(db, tokenHash, 'create-owner')) === undefined)
    return { ok: false, reason: 'link-spent' };
  if (await isWeakPassword(password)) return { ok: false, reason: 'weak-password' };
  const passwordHash = await hashPassword(password, passwordCost);
  const outcome = await inTransaction<OutcomeOf<typeof endpoints.createOwner>>(db, async (transaction) => {
    const isOwned = (await holdOwnership(transaction)).length > 0;
    const link = await findLink(transaction, tokenHash, 'create-owner');
    if (isOwned || link === undefined) return { ok: false, reason: 'link-spent' };
    const owner = await insertOwner(transaction, username, passwordHash, {
      ...theHouse,
      address: caller.address,
      userAgent: caller.userAgent,
    });
    if (owner === undefined) return { ok: false, reason: 'username-taken' };
    await spendLink(transaction, tokenHash);
    await openSession(transaction, { id: owner.id, passwordHash }, caller, 'sign-up');
    return { ok: true, value: viewUser(owner) };
  });
  if (outcome.ok) await giveTryBack(db, tries);
  return outcome;
}

/** The owner's account; nothing where somebody's name is the same or looks like it. */
export async function insertOwner(
  db: Db,
  username: string,
  passwordHash: string,
  by: Actor,
): Promise<AccountRow | undefined> {
  const skeleton = skeletonOf(username);
  await holdSkeleton(db, skeleton);
  if (await isLikeAnother(db, skeleton, null)) return undefined;
  const created = await insertAccount(db, {
    username: username.trim(),
    usernameKey: usernameKey(username),
    passwordHash,
    isPasswordWeak: false,
    role: 'godmode',
    signs: { skeleton, fault: null },
  });
  if (created === undefined) return undefined;
  await recordChange(db, by, {
    action: 'createOwner',
    noun: 'accounts',
    subject: created.id,
    before: null,
    after: { role: 'godmode' },
  });
  return created;
}
