import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Ground } from '#server/feature.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashPassword } from '#server/secrets/passwords.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { giveTryBack, takeTry } from '#server/throttle/throttle.ts';
import { openSession } from '../sessions/session.ts';
import { linkTries, mayChangeAccess } from '../policy.ts';
import { findLink, insertLink, spendLink, voidResetLinks } from './store.ts';
import { deleteSessions } from '../sessions/store.ts';
import { lockAccount, setPassword } from '../store.ts';
import { viewUser } from '../view.ts';

const resetLinkSeconds = 60 * 60;

/** Makes the one-time link that mends a lost password; the one before it is void. */
export async function issueResetLink(
  { db, publicUrl }: Ground,
  { userId }: InputOf<typeof endpoints.issueResetLink>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.issueResetLink>> {
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, userId);
    if (account === undefined) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(memberOf(caller).user, account)) return { ok: false, reason: 'not-allowed' };
    await voidResetLinks(transaction, userId);
    const token = newToken();
    const expiresAt = await insertLink(transaction, {
      tokenHash: hashSecret(token),
      purpose: 'reset-password',
      accountId: userId,
      livesSeconds: resetLinkSeconds,
    });
    await recordChange(transaction, actorOf(caller), {
      action: 'issueResetLink',
      noun: 'accounts',
      subject: userId,
      before: null,
      after: { expiresAt: expiresAt.toISOString() },
    });
    // Behind the # it reaches no server, no log and no Referer.
    return {
      ok: true,
      value: { url: `${publicUrl}/login#reset=${token}`, expiresAt: expiresAt.toISOString() },
    };
  });
}

/** Sets a new password with a one-time link, ends every session and signs in. */
export async function resetPassword(
  db: Db,
  { token, password }: InputOf<typeof endpoints.resetPassword>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.resetPassword>> {
  const tries = linkTries(caller.address);
  const taken = await takeTry(db, [tries]);
  if (!taken.ok) return taken;
  const link = await findLink(db, hashSecret(token), 'reset-password');
  if (link?.accountId == null) return { ok: false, reason: 'link-spent' };
  const { accountId } = link;
  const passwordHash = await hashPassword(password);
  const account = await inTransaction(db, async (transaction) => {
    // The account before the link, as those who issue one do it: nobody waits for each other.
    const locked = await lockAccount(transaction, accountId);
    if (locked === undefined || !(await spendLink(transaction, hashSecret(token)))) return undefined;
    await setPassword(transaction, accountId, passwordHash);
    await deleteSessions(transaction, accountId);
    await openSession(transaction, { id: accountId, passwordHash }, caller);
    return locked;
  });
  if (account === undefined) return { ok: false, reason: 'link-spent' };
  await giveTryBack(db, tries);
  return { ok: true, value: viewUser(account) };
}
