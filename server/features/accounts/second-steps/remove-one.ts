import type { Outcome } from '#contract/endpoint.ts';
import { isAdmin } from '#contract/permissions.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { lockAccount } from '../store.ts';
import { recordSecondStep } from './record-second-step.ts';
import { deleteCodes } from './recovery-codes/store.ts';
import { hasSecondStep } from './store.ts';

/** Takes one second step off the caller's account; recovery codes go with the last one. */
export async function removeOne(
  db: Db,
  caller: Caller,
  kind: 'authenticator-removed' | 'passkey-removed',
  remove: (transaction: Db, accountId: string) => Promise<boolean>,
): Promise<Outcome<{ done: true }, 'not-allowed' | 'not-found'>> {
  const { user } = memberOf(caller);
  return inTransaction(db, async (transaction) => {
    const account = await lockAccount(transaction, user.id);
    if (account === undefined || !isAdmin(account)) return { ok: false, reason: 'not-allowed' };
    if (!(await remove(transaction, user.id))) return { ok: false, reason: 'not-found' };
    if (!(await hasSecondStep(transaction, user.id))) await deleteCodes(transaction, user.id);
    await recordSecondStep(transaction, caller, kind);
    return { ok: true, value: { done: true } };
  });
}
