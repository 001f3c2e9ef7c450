import { claimWindowMs } from '#contract/orders/claims/rules.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import type { Database, Db } from '#server/db/database.ts';
import { eachInTurn, forEachLocked } from '#server/jobs/each-locked.ts';
import { hearSilentCustomers } from '../delivery/door-reports/unanswered-deliveries.ts';
import { transition } from '../order/transition.ts';
import { lockClosedOut, lockDelivered, lockUncalled, lockUnrescheduled, lockUnshopped } from './store.ts';
import type { Movable } from '../order/store.ts';

const batch = 50;

/** Everything that the clock does to orders; any number of instances may run it at the same moment. */
export function runOrderTimers(db: Database, now: Date): Promise<void> {
  return eachInTurn([
    () => cancelAll(db, (tx) => lockUnshopped(tx, now, batch), 'not-shopped-in-time'),
    () => cancelAll(db, (tx) => lockClosedOut(tx, now, batch), 'market-closed'),
    () => cancelAll(db, (tx) => lockUncalled(tx, now, batch), 'not-reached'),
    () => completeDelivered(db, now),
    () => hearSilentCustomers(db, batch),
    // Nobody could take them, and their customers said nothing to a later time.
    () => cancelAll(db, (tx) => lockUnrescheduled(tx, now, batch), 'no-agent'),
  ]);
}

/** Orders whose claim window is over, and with it every claim. */
function completeDelivered(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - claimWindowMs);
  return moveAll(db, (tx) => lockDelivered(tx, since, batch), 'complete', null);
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
  const move = { action, mover: 'system', actorId: null, reason } as const;
  let moved = batch;
  while (moved === batch) {
    moved = await forEachLocked(db, lockSome, async (transaction, order) => {
      const outcome = await transition(transaction, order, move);
      if (!outcome.ok) throw new Error(`the clock may not ${action} ${order.code}: ${outcome.reason}`);
    });
  }
}
