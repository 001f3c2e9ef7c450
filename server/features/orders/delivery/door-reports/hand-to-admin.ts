import type { Db } from '#server/db/database.ts';
import { dropAlarms, raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { nameOf } from '#server/features/orders/order/store-transition.ts';
import type { OrderRow } from '#server/features/orders/order/store.ts';
import { happenedOf } from '#server/features/orders/order/view-event.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { storeDoorAnswer, type DoorReportRow } from './store.ts';

/** Its customer did not get it, or says nothing: somebody finds out. */
export async function handToAdmins(
  transaction: Db,
  order: OrderRow,
  { id, agentId }: DoorReportRow,
  answer: 'no' | 'silence',
): Promise<void> {
  await storeDoorAnswer(transaction, id, answer);
  await dropAlarms(transaction, order.id, ['pin-wrong-offline']);
  const about = await nameOf(transaction, agentId);
  await raiseAlarm(transaction, { kind: 'delivery-to-confirm', orderId: order.id, about });
  await writeEvent(transaction, happenedOf(order, 'order.deliveryAnswered', { yes: false }));
}
