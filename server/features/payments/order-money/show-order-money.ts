import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import type * as endpoints from '#contract/payments/order-money/endpoints.ts';
import type { Db } from '#server/db/database.ts';
import { findOrder } from '#server/features/orders/order/store.ts';
import { moneyOf } from './money-of-order.ts';

export async function showOrderMoney(
  db: Db,
  { code }: InputOf<typeof endpoints.showOrderMoney>,
): Promise<OutcomeOf<typeof endpoints.showOrderMoney>> {
  const order = await findOrder(db, code);
  if (order === undefined) return { ok: false, reason: 'not-found' };
  return { ok: true, value: await moneyOf(db, order) };
}
