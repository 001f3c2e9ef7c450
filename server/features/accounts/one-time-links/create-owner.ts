import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import { theHouse, type Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Ground } from '#server/feature.ts';
import type { Caller } from '#server/http/caller.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { startRefusal } from '#server/process/start-refusal.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { openSession } from '../sessions/session.ts';
import { linkTries, usernameKey } from '../policy.ts';
import { findLink, insertLink, spendLink, voidOwnerLinks } from './store.ts';
import { holdOwnership, insertAccount, type AccountRow } from '../store.ts';
import { viewUser } from '../view.ts';

const ownerLinkSeconds = 24 * 60 * 60;

/** Sees to it that somebody owns the place, or can: makes the account that the start names, else a fresh link. */
export async function prepareOwner(
  { db, publicUrl }: Pick<Ground, 'db' | 'publicUrl'>,
  owner: { username: string; password: string } | undefined,
): Promise<{ ownerLink?: string }> {
  return inTransaction(db, async (transaction) => {
    const godmodes = await holdOwnership(transaction);
    await voidOwnerLinks(transaction);
    if (godmodes.length > 0) return {};
    if (owner === undefined) return { ownerLink: await makeOwnerLink(transaction, publicUrl) };
    const passwordHash = await hashPassword(owner.password);
    const created = await insertOwner(transaction, owner.username, passwordHash, theHouse);
    if (created !== undefined) return {};
    throw startRefusal('OWNER_USERNAME: an account that is not the owner’s has this name already.');
  });
}

async function makeOwnerLink(db: Db, publicUrl: string): Promise<string> {
  const token = newToken();
  await insertLink(db, {
    tokenHash: hashSecret(token),
    purpose: 'create-owner',
    accountId: null,
    livesSeconds: ownerLinkSeconds,
  });
  return `${publicUrl}/login#owner=${token}`;
}

/** Creates the godmode account with the one-time link; a name that is taken leaves the link as it is. */
export async function createOwner(
  db: Db,
  { token, username, password }: InputOf<typeof endpoints.createOwner>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.createOwner>> {
  const tries = linkTries(caller.address);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const tokenHash = hashSecret(token);
  if ((await findLink(db, tokenHash, 'create-owner')) === undefined)
    return { ok: false, reason: 'link-spent' };
  const passwordHash = await hashPassword(password);
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
    await openSession(transaction, { id: owner.id, passwordHash }, caller);
    return { ok: true, value: viewUser(owner) };
  });
  if (outcome.ok) await giveTryBack(db, tries);
  return outcome;
}

async function insertOwner(
  db: Db,
  username: string,
  passwordHash: string,
  by: Actor,
): Promise<AccountRow | undefined> {
  const created = await insertAccount(db, {
    username: username.trim(),
    usernameKey: usernameKey(username),
    passwordHash,
    role: 'godmode',
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
