import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import type { Database, Db } from '#server/db/database.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { handOnUnanswered } from '../delivery/door-reports/unanswered-deliveries.ts';
import { ringForParcels } from '../errands/door/ring-for-parcels.ts';
import { transition } from '../order/transition.ts';
import { moveToNextOpening } from '../rescheduling/move-to-next-opening.ts';
import { lockClosedOut, lockDelivered, lockUncalled, lockUnrescheduled, lockUnshopped } from './store.ts';
import type { Movable } from '../order/store.ts';

const batch = 50;

/** Everything that the clock does to orders; any number of instances may run it at the same moment. */
export function runOrderTimers(db: Database, now: Date): Promise<void> {
  return eachInTurn([
    () => cancelAll(db, (tx) => lockUnshopped(tx, now, batch), 'not-shopped-in-time'),
    () => moveClosedOut(db, now),
    () => cancelAll(db, (tx) => lockUncalled(tx, now, batch), 'not-reached'),
    () => completeDelivered(db, now),
    () => handOnUnanswered(db, batch),
    () => ringForParcels(db, now, batch),
    // No agent could take them in time, and their customers did not choose a later one.
    () => cancelAll(db, (tx) => lockUnrescheduled(tx, now, batch), 'no-agent'),
  ]);
}

/** Orders whose claim window is over, and with it every claim. */
function completeDelivered(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - claimWindowMs);
  return moveAll(db, (tx) => lockDelivered(tx, since, batch), 'complete', null);
}

/** To the next open day where the closure says so, else everything back. */
async function moveClosedOut(db: Database, now: Date): Promise<void> {
  let moved = batch;
  while (moved === batch) {
    moved = await forEachLocked(
      db,
      (tx) => lockClosedOut(tx, now, batch),
      async (transaction, order) => {
        if (order.isMoved && (await moveToNextOpening(transaction, order, now))) return;
        await moveByClock(transaction, order, 'cancel', 'market-closed');
      },
    );
  }
}

/** Everything back. */
function cancelAll(
  db: Database,
  lockSome: (transaction: Db) => Promise<Movable[]>,
  reason: SystemReason,
): Promise<void> {
  return moveAll(db, lockSome, 'cancel', reason);
}

/** A batch a transaction, until a batch is not full. */
async function moveAll(
  db: Database,
  lockSome: (transaction: Db) => Promise<Movable[]>,
  action: OrderAction,
  reason: SystemReason | null,
): Promise<void> {
  let moved = batch;
  while (moved === batch) {
    moved = await forEachLocked(db, lockSome, (transaction, order) =>
      moveByClock(transaction, order, action, reason),
    );
  }
}

async function moveByClock(
  transaction: Db,
  order: Movable,
  action: OrderAction,
  reason: SystemReason | null,
): Promise<void> {
  const outcome = await transition(transaction, order, { action, mover: 'system', actorId: null, reason });
  if (!outcome.ok) throw new Error(`the clock may not ${action} ${order.code}: ${outcome.reason}`);
}
