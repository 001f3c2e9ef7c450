import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { mayChangeAccess } from '../policy.ts';
import { lockAccount } from '../store.ts';
import { makeResetLink } from './make-reset-link.ts';

/** Makes the one-time link that replaces a lost password; the one before it is void. */
export async function issueResetLink(
  { db, publicUrl }: FeatureDeps,
  { userId }: InputOf<typeof endpoints.issueResetLink>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.issueResetLink>> {
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, userId);
    if (account === undefined) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(memberOf(caller).user, account)) return { ok: false, reason: 'not-allowed' };
    const by = actorOf(caller);
    return { ok: true, value: await makeResetLink(transaction, { accountId: userId, publicUrl, by }) };
  });
}
