import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type { CallOutcome } from '#contract/orders/placing/pay-on-delivery.ts';
import { readPhone } from '#contract/phones/number.ts';
import type { confirmPersonPhone as endpoint } from '#contract/phones/endpoints.ts';
import { actorOf } from '#server/audit/actor.ts';
import { recordChange } from '#server/audit/store.ts';
import type { Db } from '#server/db/database.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';
import type { Holder } from './asker.ts';
import { insertCall, insertVerifiedPhone, lockProfilePhone } from './store/verification.ts';

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

/** Trusts a number that staff have called, on whoever gave it. */
export function verifyByCall(
  transaction: Db,
  holder: Holder,
  { phone, calledBy }: { phone: string; calledBy: string },
): Promise<void> {
  return insertVerifiedPhone(transaction, holder, { phone, how: 'call', calledBy });
}

/** Writes down how a call about an order went, and who made it. */
export function noteOrderCall(
  transaction: Db,
  { orderId, outcome, calledBy }: { orderId: string; outcome: CallOutcome; calledBy: string },
): Promise<void> {
  return insertCall(transaction, { orderId, accountId: null, outcome, calledBy });
}
