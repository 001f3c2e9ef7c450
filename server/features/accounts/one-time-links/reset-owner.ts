import { theHouse } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { startRefusal } from '#server/process/start-refusal.ts';
import { readOwners } from '../store.ts';
import { usernameKey } from '../policy.ts';
import { makeResetLink } from './make-reset-link.ts';

/**
 * Makes a reset link for an owner who lost everything; of several owners the named one. Second steps go when it is used
 * and not before: until then, and where nobody uses it, the old password proves no more than it did.
 */
export async function resetOwner(
  db: Db,
  { publicUrl, username }: { publicUrl: string; username: string | undefined },
): Promise<{ username: string; url: string; expiresAt: string }> {
  return inTransaction(db, async (transaction) => {
    const owners = await readOwners(transaction);
    const key = username === undefined ? undefined : usernameKey(username);
    const named = owners.filter((one) => key === undefined || usernameKey(one.username) === key);
    const names = owners.map((one) => one.username).join(', ');
    const [owner, another] = named;
    if (owners.length === 0)
      throw startRefusal('Nobody owns this place yet: its next start prints a link that makes the owner.');
    if (owner === undefined) throw startRefusal(`No owner has this username. Owners: ${names}.`);
    if (another !== undefined)
      throw startRefusal(`Say which owner: npm run owner:reset -- USERNAME (${names}).`);
    const wanted = { accountId: owner.id, publicUrl, by: theHouse, takesSecondSteps: true };
    const link = await makeResetLink(transaction, wanted);
    return { username: owner.username, ...link };
  });
}
