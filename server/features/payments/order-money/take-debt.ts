import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { debtOn } from './debt-on-order.ts';
import { onOrder } from './move-order-money.ts';

/** A debt came in at the office or on the bank account. */
export function takeDebt(
  db: Db,
  input: InputOf<typeof endpoints.takeDebt>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.takeDebt>> {
  return onOrder(db, endpoints.takeDebt, input, caller, async (transaction, order) => {
    const owed = await debtOn(transaction, order, caller);
    if (!owed.ok) return owed;
    const { kobo } = owed.value;
    const paymentId = randomUUIDv7();
    const movement = { what: 'debt-paid', orderId: order.id, paymentId, into: 'bank', kobo } as const;
    return { ok: true, value: { movement, kobo, why: input.note } };
  });
}
