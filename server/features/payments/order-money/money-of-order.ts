import type { OrderMoney } from '#contract/payments/order-money/schema.ts';
import type { Db } from '#server/db/database.ts';
import { readHistory } from '#server/features/ledger/store.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { readHeldOf, readNames, readPaymentsOf, readRefundsOf } from './store.ts';
import { viewOrderMoney } from './view.ts';

/** An order's money as a story, and where it stands. */
export async function moneyOf(db: Db, { id, code }: Pick<OrderRow, 'id' | 'code'>): Promise<OrderMoney> {
  const [history, payments, refunds, held] = await Promise.all([
    readHistory(db, id),
    readPaymentsOf(db, id),
    readRefundsOf(db, id),
    readHeldOf(db, id),
  ]);
  const actors = new Set(history.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])));
  const names = await readNames(db, [...actors]);
  return viewOrderMoney({ code, history, names, payments, refunds, held });
}
