import type { Database } from '#server/db/database.ts';
import { forEachLocked } from '#server/jobs/each-locked.ts';
import { raiseAlarm } from '#server/features/orders/alarms/raise-alarm.ts';
import { lockOverdueParcels } from './store-parcel.ts';

/** Parcels whose time at the office is over wait for somebody's decision. */
export async function ringForParcels(db: Database, now: Date, batch: number): Promise<void> {
  let rung = batch;
  while (rung === batch) {
    rung = await forEachLocked(
      db,
      (tx) => lockOverdueParcels(tx, now, batch),
      (transaction, { orderId, goods }) =>
        raiseAlarm(transaction, { kind: 'parcel-kept', orderId, about: goods }),
    );
  }
}
