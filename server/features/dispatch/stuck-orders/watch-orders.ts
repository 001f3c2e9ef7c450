import type { AlarmKind } from '#contract/orders/alarms/schema.ts';
import type { Database, Db } from '#server/db/database.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import { dropAlarms, raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { takeBack } from '#server/features/orders/order/assign.ts';
import { offerNewTime } from '#server/features/orders/rescheduling/offer-new-time.ts';
import { lockOrder } from '#server/features/orders/order/store.ts';
import {
  alarmAfterMinutes,
  lateGraceMinutes,
  mostPlanned,
  newTimeAfterMinutes,
  silentBeforeShoppingMinutes,
  silentMinutes,
} from '../policy.ts';
import {
  lockForNewTime,
  lockHeardAgain,
  lockRunningLate,
  lockSilent,
  lockSilentBeforeShopping,
  lockUntaken,
  type AlarmingRow,
  type DueRow,
} from './store.ts';
import { lateEvent } from '../offers/view-event.ts';

const batch = 50;
const late = { graceMinutes: lateGraceMinutes, mostAMarket: mostPlanned };

/** Nobody is stuck: what waits too long, or whose agent is silent, goes on or gets somebody's eye. A batch a look: the next is seconds away. */
export function watchOrders(db: Database): Promise<void> {
  const heardAgain = (transaction: Db, { id }: DueRow) => dropAlarms(transaction, id, ['agent-silent']);
  return eachInTurn([
    () =>
      forEachLocked(
        db,
        (tx) => lockSilentBeforeShopping(tx, silentBeforeShoppingMinutes, batch),
        takeFromSilent,
      ),
    () => forEachLocked(db, (tx) => lockHeardAgain(tx, batch), heardAgain),
    () => forEachLocked(db, (tx) => lockSilent(tx, silentMinutes, batch), alarmOf('agent-silent')),
    () => forEachLocked(db, (tx) => lockUntaken(tx, alarmAfterMinutes, batch), alarmOf('no-agent')),
    () => forEachLocked(db, (tx) => lockForNewTime(tx, newTimeAfterMinutes, batch), offerLater),
    () => forEachLocked(db, (tx) => lockRunningLate(tx, late, batch), tellLate),
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

/** The customer's word is written before the board's. */
async function tellLate(transaction: Db, row: AlarmingRow): Promise<void> {
  await writeEvent(transaction, lateEvent(row));
  await raiseAlarm(transaction, { kind: 'running-late', orderId: row.id, about: row.about });
}
