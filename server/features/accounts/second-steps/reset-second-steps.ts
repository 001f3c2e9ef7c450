import type * as endpoints from '#contract/accounts/second-steps/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { actorOf } from '#server/audit/actor.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { readPerson } from '../admin/store.ts';
import { lockAccount } from '../store.ts';
import { viewPerson } from '../view.ts';
import { takeOff } from './take-off.ts';

/** Takes every second step off a person who lost them. */
export async function resetSecondSteps(
  db: Db,
  { userId }: InputOf<typeof endpoints.resetSecondSteps>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.resetSecondSteps>> {
  if (memberOf(caller).user.id === userId) return { ok: false, reason: 'own-account' };
  return inTransaction(db, async (transaction) => {
    if ((await lockAccount(transaction, userId)) === undefined) return { ok: false, reason: 'not-found' };
    await takeOff(transaction, userId, actorOf(caller));
    const after = await readPerson(transaction, userId);
    if (after === undefined) throw new Error('a locked account went away');
    return { ok: true, value: viewPerson(after) };
  });
}
