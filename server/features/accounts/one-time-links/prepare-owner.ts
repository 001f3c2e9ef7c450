import { hasHidden } from '#contract/names/hidden-letters.ts';
import { leastStaffPassword } from '#contract/accounts/schema.ts';
import { theHouse } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { startRefusal } from '#server/process/start-refusal.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { holdOwnership } from '../store.ts';
import { isWeakPassword } from '#server/secrets/weak-passwords.ts';
import { insertOwner } from './create-owner.ts';
import { insertLink, voidOwnerLinks } from './store.ts';

const ownerLinkSeconds = 24 * 60 * 60;
const tooWeak = `OWNER_PASSWORD: a new owner’s password has at least ${leastStaffPassword} characters and is none that many people use.`;

/** Sees to it that somebody owns the place, or can: makes the account that the start names, else a fresh link. */
export async function prepareOwner(
  { db, publicUrl, passwordCost }: Pick<FeatureDeps, 'db' | 'publicUrl' | 'passwordCost'>,
  owner: { username: string; password: string } | undefined,
): Promise<{ ownerLink?: string }> {
  return inTransaction(db, async (transaction) => {
    const godmodes = await holdOwnership(transaction);
    await voidOwnerLinks(transaction);
    if (godmodes.length > 0) return {};
    if (owner === undefined) return { ownerLink: await makeOwnerLink(transaction, publicUrl) };
    if (hasHidden(owner.username)) {
      throw startRefusal('OWNER_USERNAME: this name has characters that nobody sees. Type it anew.');
    }
    if (await isWeakPassword(owner.password)) throw startRefusal(tooWeak);
    const passwordHash = await hashPassword(owner.password, passwordCost);
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
