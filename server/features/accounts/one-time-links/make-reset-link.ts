import type { Actor } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { insertLink, voidResetLinks } from './store.ts';

const resetLinkSeconds = 60 * 60;

interface ResetLink {
  accountId: string;
  publicUrl: string;
  by: Actor;
  /** True where using it also takes the second steps off the account. */
  takesSecondSteps?: boolean;
}

/** Makes the one link that resets an account's password now, in a transaction that has locked the account. */
export async function makeResetLink(
  transaction: Db,
  { accountId, publicUrl, by, takesSecondSteps = false }: ResetLink,
): Promise<{ url: string; expiresAt: string }> {
  await voidResetLinks(transaction, accountId);
  const token = newToken();
  const ends = await insertLink(transaction, {
    tokenHash: hashSecret(token),
    purpose: 'reset-password',
    accountId,
    livesSeconds: resetLinkSeconds,
    takesSecondSteps,
  });
  const expiresAt = ends.toISOString();
  await recordChange(transaction, by, {
    action: 'issueResetLink',
    noun: 'accounts',
    subject: accountId,
    before: null,
    after: { expiresAt },
  });
  // Behind the # it reaches no server, no log and no Referer.
  return { url: `${publicUrl}/login#reset=${token}`, expiresAt };
}
