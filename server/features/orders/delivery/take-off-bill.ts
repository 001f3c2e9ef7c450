import type { Mover } from '#contract/orders/lifecycle.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { bookRejected } from '../money/postings.ts';
import type { ItemRow, OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import { insertItemStep, setRejected } from '../shopping/store-items.ts';

interface By {
  at: Date;
  phoneAt: Date | null;
  mover: Mover;
  actorId: string;
}

export async function takeOffBill(transaction: Db, order: OrderRow, item: ItemRow, by: By): Promise<void> {
  const { paidKobo: kobo, purchaseId } = item;
  if (kobo === null || purchaseId === null) throw new Error('what nobody bought was refused at a door');
  await bookRejected(transaction, order, { itemId: item.id, purchaseId, kobo }, by.actorId);
  await setRejected(transaction, item.id);
  const what = {
    name: item.gotName ?? item.name,
    quantity: item.gotQuantity ?? item.quantity,
    measure: item.gotMeasure ?? item.measure,
    kobo,
  };
  const done = { step: 'reject', status: 'rejected', ...by, what } as const;
  await insertItemStep(transaction, { ...done, orderId: order.id, itemId: item.id });
  await writeEvent(
    transaction,
    happenedOf(order, 'order.itemRejected', { itemId: item.id, status: 'rejected' }),
  );
}
