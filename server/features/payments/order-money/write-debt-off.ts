import { randomUUIDv7 } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import type { Caller } from '#server/http/caller.ts';
import { debtOn } from './debt-on-order.ts';
import { onOrder } from './move-order-money.ts';

/** Gives up what is owed on an order that is over. */
export function writeDebtOff(
  db: Db,
  input: InputOf<typeof endpoints.writeDebtOff>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.writeDebtOff>> {
  return onOrder(db, endpoints.writeDebtOff, input, caller, async (transaction, order) => {
    const owed = await debtOn(transaction, order, caller);
    if (!owed.ok) return owed;
    const { kobo } = owed.value;
    const adjustmentId = randomUUIDv7();
    const movement = { what: 'debt-written-off', orderId: order.id, adjustmentId, kobo } as const;
    return { ok: true, value: { movement, kobo, why: input.reason } };
  });
}
