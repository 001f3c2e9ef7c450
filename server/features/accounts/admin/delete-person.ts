import type * as endpoints from '#contract/accounts/admin/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { forgetUnlessHeld } from '../forget-person.ts';
import { lockForForgetting } from '../holds.ts';
import { mayChangeAccess } from '../policy.ts';

/** Deletes an account for its person; their own goes with their password alone. */
export async function deletePerson(
  db: Db,
  personalData: readonly PersonalData[],
  { userId }: InputOf<typeof endpoints.deletePerson>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deletePerson>> {
  const actor = memberOf(caller).user;
  if (actor.id === userId) return { ok: false, reason: 'own-account' };
  return inTransaction(db, async (transaction) => {
    const account = await lockForForgetting(transaction, userId);
    if (account === undefined) return { ok: false, reason: 'not-found' };
    if (!mayChangeAccess(actor, account.row)) return { ok: false, reason: 'not-allowed' };
    const hold = await forgetUnlessHeld(transaction, personalData, account);
    if (hold !== null) return { ok: false, reason: hold };
    await recordChange(transaction, actorOf(caller), {
      action: 'deletePerson',
      noun: 'accounts',
      subject: userId,
      before: { role: account.row.role },
      after: null,
    });
    return { ok: true, value: { done: true } };
  });
}
