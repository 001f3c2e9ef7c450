import type { AlarmKind } from '#contract/orders/alarm-schema.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeEvent } from '../../outbox/event-store.ts';
import { dropAlarms, raiseAlarm } from '../orders/commands-alarms.ts';
import { takeBack } from '../orders/commands-assign.ts';
import { lockOrder } from '../orders/store.ts';
import { alarmAfterMinutes, lateGraceMinutes, silentBeforeShoppingMinutes, silentMinutes } from './policy.ts';
import {
  lockHeardAgain,
  lockRunningLate,
  lockSilent,
  lockSilentBeforeShopping,
  lockUntaken,
  type AlarmingRow,
  type DueRow,
} from './store-watch.ts';
import { lateEvent } from './view-event.ts';

const batch = 50;

/** Nobody is stuck: what waits too long, or whose agent is silent, goes on or gets somebody's eye. */
export async function watchOrders(db: Db): Promise<void> {
  await forEachDue(
    db,
    (tx) => lockSilentBeforeShopping(tx, silentBeforeShoppingMinutes, batch),
    takeFromSilent,
  );
  await forEachDue(
    db,
    (tx) => lockHeardAgain(tx, batch),
    (tx, { id }) => dropAlarms(tx, id, ['agent-silent']),
  );
  await forEachDue(db, (tx) => lockSilent(tx, silentMinutes, batch), alarmOf('agent-silent'));
  await forEachDue(db, (tx) => lockUntaken(tx, alarmAfterMinutes, batch), alarmOf('no-agent'));
  await forEachDue(db, (tx) => lockRunningLate(tx, lateGraceMinutes, batch), tellLate);
}

/** A batch a transaction, until a batch is not full. */
async function forEachDue<Row>(
  db: Db,
  lockSome: (transaction: Db) => Promise<Row[]>,
  look: (transaction: Db, row: Row) => Promise<void>,
): Promise<void> {
  for (;;) {
    const looked = await inTransaction(db, async (transaction) => {
      const due = await lockSome(transaction);
      for (const row of due) await look(transaction, row);
      return due.length;
    });
    if (looked < batch) return;
  }
}

/** Silent before shopping began: somebody else can have it. */
async function takeFromSilent(transaction: Db, { code }: DueRow): Promise<void> {
  const order = await lockOrder(transaction, code);
  if (order !== undefined) await takeBack(transaction, order, 'agent-silent');
}

function alarmOf(kind: AlarmKind): (transaction: Db, row: AlarmingRow) => Promise<void> {
  return (transaction, { id, about }) => raiseAlarm(transaction, { kind, orderId: id, about });
}

/** The customer's word is written before the board's. */
async function tellLate(transaction: Db, row: AlarmingRow): Promise<void> {
  await writeEvent(transaction, lateEvent(row));
  await raiseAlarm(transaction, { kind: 'running-late', orderId: row.id, about: row.about });
}
