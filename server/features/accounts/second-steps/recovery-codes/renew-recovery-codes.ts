import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { OutcomeOf } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { FeatureDeps } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '#server/features/accounts/store.ts';
import { recordSecondStep } from '../record-second-step.ts';
import { hasSecondStep } from '../store.ts';
import { makeRecoveryCodes } from './make-recovery-codes.ts';

/** Makes new recovery codes for somebody who has used theirs up, or fears that somebody has read them. */
export async function renewRecoveryCodes(
  { db, passwordCost }: Pick<FeatureDeps, 'db' | 'passwordCost'>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.renewRecoveryCodes>> {
  const { user } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, user.id);
    if (account === undefined || !isAdmin(account)) return { ok: false, reason: 'not-allowed' };
    if (!(await hasSecondStep(transaction, user.id))) return { ok: false, reason: 'not-found' };
    const recoveryCodes = await makeRecoveryCodes(transaction, user.id, passwordCost);
    await recordSecondStep(transaction, caller, 'recovery-codes-renewed');
    return { ok: true, value: { recoveryCodes } };
  });
}
