import type { Db } from '#server/db/database.ts';
import { lockOrder, type OrderRow } from '#server/features/orders/order/store.ts';
import { findReturn, lockReturn, type ReturnRow } from './store.ts';

export interface Held {
  row: ReturnRow;
  order: OrderRow;
}

/** A return under its order's lock and its own, in this order: its customer changes a parcel's way under the same. */
export async function lockWithOrder(transaction: Db, returnId: string): Promise<Held | undefined> {
  const found = await findReturn(transaction, returnId);
  const order = found && (await lockOrder(transaction, found.code));
  const row = order && (await lockReturn(transaction, returnId));
  return order === undefined || row === undefined ? undefined : { row, order };
}
