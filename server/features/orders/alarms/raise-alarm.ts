import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { Db } from '#server/db/database.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { insertAlarm, settleOf } from './store.ts';

/** Raises an alarm, once for as long as the same is open for the same order. */
export async function raiseAlarm(
  transaction: Db,
  { kind, orderId, about }: { kind: AlarmKind; orderId: string | null; about: string },
): Promise<void> {
  const id = await insertAlarm(transaction, { kind, orderId, about, at: new Date() });
  if (id === undefined) return;
  await writeEvent(transaction, {
    topics: ['orders'],
    kind: 'alarm.raised',
    payload: { alarmId: id, orderId },
  });
}

/** Settles alarms of an order that came to nothing by themselves. */
export async function dropAlarms(
  transaction: Db,
  orderId: string,
  kinds: readonly AlarmKind[],
): Promise<void> {
  if ((await settleOf(transaction, orderId, kinds, new Date())) === 0) return;
  await writeEvent(transaction, { topics: ['orders'], kind: 'alarm.settled', payload: { orderId } });
}
