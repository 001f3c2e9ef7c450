import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { hashSecret, newToken } from '#server/secrets/tokens.ts';
import { mayChangeAccess } from '../policy.ts';
import { lockAccount } from '../store.ts';
import { insertLink, voidResetLinks } from './store.ts';

const resetLinkSeconds = 60 * 60;

/** Makes the one-time link that mends a lost password; the one before it is void. */
export async function issueResetLink(
  { db, publicUrl }: FeatureDeps,
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
