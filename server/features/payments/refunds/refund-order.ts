import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { onOrder } from '../order-money/move-order-money.ts';
import { refundAllowed } from './refund-allowed.ts';

/** Gives money of an order back out of the house's pocket, never more than was paid. */
export function refundOrder(
  db: Db,
  input: InputOf<typeof endpoints.refundOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.refundOrder>> {
  const { kobo, to, reason } = input;
  return onOrder(db, endpoints.refundOrder, input, caller, async (transaction, order) => {
    const allowed = await refundAllowed(transaction, order, { kobo, to }, caller);
    if (!allowed.ok) return allowed;
    const { accountId } = order;
    const isCredit = to === 'credit' && accountId !== null;
    const back = isCredit ? ({ to, accountId, kobo } as const) : ({ to: 'sender', kobo } as const);
    const adjustmentId = randomUUIDv7();
    const movement = { what: 'refund-granted', orderId: order.id, adjustmentId, back } as const;
    return { ok: true, value: { movement, kobo, why: reason } };
  });
}
