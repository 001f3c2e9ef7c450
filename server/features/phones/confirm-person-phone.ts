import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { confirmPersonPhone as endpoint } from '#contract/phones/endpoints.ts';
import { readPhone } from '#contract/phone.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import { verifyByCall } from './calls.ts';
import { insertCall, lockProfilePhone } from './store/verification.ts';

/** A person was called on the number of their profile and answered; nobody says so of themselves. */
export async function confirmPersonPhone(
  db: Db,
  { userId, phone }: InputOf<typeof endpoint>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoint>> {
  const calledBy = memberOf(caller).user.id;
  if (calledBy === userId) return { ok: false, reason: 'own-account' };
  return inTransaction(db, async (transaction) => {
    const profile = await lockProfilePhone(transaction, userId);
    if (profile === undefined) return { ok: false, reason: 'not-found' };
    if (profile.phone === null || profile.phone !== readPhone(phone))
      return { ok: false, reason: 'changed-meanwhile' };
    const holder = { accountId: userId, deviceHash: null };
    await insertCall(transaction, { orderId: null, accountId: userId, outcome: 'confirmed', calledBy });
    await verifyByCall(transaction, holder, { phone: profile.phone, calledBy });
    await recordChange(transaction, actorOf(caller), {
      action: 'confirmPersonPhone',
      noun: 'accounts',
      subject: userId,
      before: null,
      after: { outcome: 'confirmed' },
    });
    return { ok: true, value: { done: true } };
  });
}
