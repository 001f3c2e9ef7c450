import type { CallOutcome } from '#contract/orders/placing/pay-on-delivery.ts';
import type { Db } from '#server/db/database.ts';
import type { Holder } from './phone-holder.ts';
import { insertCall, insertVerifiedPhone } from './store/verification.ts';

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
