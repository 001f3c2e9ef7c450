import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import { silentBeforeShoppingMinutes, silentWarningMinutes } from '#contract/dispatch/silence.ts';
import type { Database, Db } from '#server/db/database.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms, raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { takeBack } from '#server/features/orders/order/assign.ts';
import { offerNewTime } from '#server/features/orders/rescheduling/offer-new-time.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import { alarmAfterMinutes, mostPlanned, newTimeAfterMinutes, silentMinutes } from '../policy.ts';
import {
  lockForNewTime,
  lockSeenAgain,
  lockInTimeAgain,
  lockRunningLate,
  lockSilent,
  lockSilentBeforeShopping,
  lockSoonLost,
  lockUntaken,
  type AlarmingRow,
  type DueRow,
} from './store.ts';
import { lateEvent, silentEvent } from '../offers/view-event.ts';

const batch = 50;

/**
 * Moves or reports orders that wait too long, or whose agent is silent. It takes one batch, because the next run is
 * seconds away.
 */
export function watchOrders(db: Database): Promise<void> {
  const seenAgain = (transaction: Db, { id }: DueRow) => dropAlarms(transaction, id, ['agent-silent']);
  const inTimeAgain = (transaction: Db, { id }: DueRow) => dropAlarms(transaction, id, ['running-late']);
  return eachInTurn([
    () =>
      forEachLocked(
        db,
        (tx) => lockSilentBeforeShopping(tx, silentBeforeShoppingMinutes, batch),
        takeFromSilent,
      ),
    () => forEachLocked(db, (tx) => lockSeenAgain(tx, batch), seenAgain),
    () => forEachLocked(db, (tx) => lockSoonLost(tx, silentWarningMinutes, batch), warnSilent),
    () => forEachLocked(db, (tx) => lockSilent(tx, silentMinutes, batch), alarmOf('agent-silent')),
    () => forEachLocked(db, (tx) => lockUntaken(tx, alarmAfterMinutes, batch), alarmOf('no-agent')),
    () => forEachLocked(db, (tx) => lockForNewTime(tx, newTimeAfterMinutes, batch), offerLater),
    () => forEachLocked(db, (tx) => lockInTimeAgain(tx, batch), inTimeAgain),
    () => forEachLocked(db, (tx) => lockRunningLate(tx, mostPlanned, batch), reportLate),
  ]);
}

/** Silent before shopping began: somebody else can have it. */
async function takeFromSilent(transaction: Db, { code }: DueRow): Promise<void> {
  const order = await lockOrder(transaction, code);
  if (order !== undefined) await takeBack(transaction, order, 'agent-silent');
}

/** The customer takes a later time, or has everything back. */
async function offerLater(transaction: Db, { code }: DueRow): Promise<void> {
  const order = await lockOrder(transaction, code);
  if (order !== undefined) await offerNewTime(transaction, order);
}

function alarmOf(kind: AlarmKind): (transaction: Db, row: AlarmingRow) => Promise<void> {
  return (transaction, { id, about }) => raiseAlarm(transaction, { kind, orderId: id, about });
}

/** The agent is notified on their phone, and the office can ring them, before the order is somebody else's. */
async function warnSilent(transaction: Db, row: AlarmingRow): Promise<void> {
  await writeEvent(transaction, silentEvent(row));
  await raiseAlarm(transaction, { kind: 'agent-silent', orderId: row.id, about: row.about });
}

/** The customer's event is written before the board's. */
async function reportLate(transaction: Db, row: AlarmingRow): Promise<void> {
  await writeEvent(transaction, lateEvent(row));
  await raiseAlarm(transaction, { kind: 'running-late', orderId: row.id, about: row.about });
}
