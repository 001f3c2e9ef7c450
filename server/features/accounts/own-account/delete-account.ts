import type * as endpoints from '#contract/accounts/endpoints.ts';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { PersonalData } from '#server/feature.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { leave } from '#server/http/requests/cookies.ts';
import { forgetUnlessHeld } from '../forget-person.ts';
import { lockForForgetting } from '../holds.ts';
import { sessionCookie } from '../sessions/session.ts';
import { confirmPassword } from './confirm-password.ts';

/** Forgets the person in every feature; what must be kept is kept without the name. */
export async function deleteAccount(
  db: Db,
  personalData: readonly PersonalData[],
  { password }: InputOf<typeof endpoints.deleteAccount>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.deleteAccount>> {
  const { user } = memberOf(caller);
  const confirmed = await confirmPassword(db, user.id, password);
  if (!confirmed.ok) return confirmed;
  const held = await inTransaction(db, async (transaction) => {
    const account = await lockForForgetting(transaction, user.id);
    return account === undefined ? null : forgetUnlessHeld(transaction, personalData, account);
  });
  if (held !== null) return { ok: false, reason: held };
  leave(caller.cookies, sessionCookie);
  return { ok: true, value: { done: true } };
}
