import type { Outcome } from '#contract/endpoint.ts';
import type { Kobo } from '#contract/kobo.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { lockedBalanceOf } from '#server/features/ledger/balances.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { memberOf, type Caller } from '#server/http/caller.ts';

/** Debt on an order that is over; an admin may not handle their own. */
export async function debtOn(
  transaction: Db,
  order: OrderRow,
  caller: Caller,
): Promise<Outcome<{ kobo: Kobo }, 'own-account' | 'order-under-way' | 'nothing-owed'>> {
  if (order.accountId === memberOf(caller).user.id) return { ok: false, reason: 'own-account' };
  if (isUnderWay(order.status)) return { ok: false, reason: 'order-under-way' };
  const kobo = await lockedBalanceOf(transaction, 'customer_owes', order.id);
  return kobo === 0 ? { ok: false, reason: 'nothing-owed' } : { ok: true, value: { kobo } };
}
