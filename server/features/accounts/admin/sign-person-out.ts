import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { mayChangeAccess } from '../policy.ts';
import { deleteSessions } from '../sessions/store.ts';
import { lockAccount } from '../store.ts';
import { recordAccess } from './record-access.ts';

/** Signs a person out on all their devices. */
export async function signPersonOut(
  db: Db,
  { userId }: InputOf<typeof endpoints.signPersonOut>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.signPersonOut>> {
  return inTransaction(db, async (transaction) => {
    const before = await lockAccount(transaction, userId);
    if (before === undefined) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(memberOf(caller).user, before)) return { ok: false, reason: 'not-allowed' };
    await deleteSessions(transaction, userId);
    return { ok: true, value: await recordAccess(transaction, 'signPersonOut', before, caller) };
  });
}
