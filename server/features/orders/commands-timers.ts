import { claimWindowMs } from '#contract/orders/claims.ts';
import type { OrderAction } from '#contract/orders/lifecycle.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import type { Db } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { transition } from './commands-move.ts';
import { lockClosedOut, lockDelivered, lockUnrescheduled, lockUnshopped } from './store-timers.ts';
import type { Movable } from './store.ts';

const batch = 50;

/** Everything that the clock does to orders; any number of instances may run it at the same moment. */
export async function runOrderTimers(db: Db, now: Date): Promise<void> {
  await cancelUnshopped(db, now);
  await completeDelivered(db, now);
  await cancelUnrescheduled(db, now);
}

/** Orders whose claim window is over, and with it every claim. */
export function completeDelivered(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - claimWindowMs);
  return moveAll(db, (tx) => lockDelivered(tx, since, batch), 'complete', null);
}

/** Orders that were not begun by closing time, or whose market closed meanwhile: everything back. */
export async function cancelUnshopped(db: Db, now: Date): Promise<void> {
  await moveAll(db, (tx) => lockUnshopped(tx, now, batch), 'cancel', 'not-shopped-in-time');
  await moveAll(db, (tx) => lockClosedOut(tx, batch), 'cancel', 'market-closed');
}

/** Orders that nobody could take, and whose customer said nothing to a later time: everything back. */
export function cancelUnrescheduled(db: Db, now: Date): Promise<void> {
  return moveAll(db, (tx) => lockUnrescheduled(tx, now, batch), 'cancel', 'no-agent');
}

/** A batch a transaction, until a batch is not full. */
async function moveAll(
  db: Db,
  lockSome: (transaction: Db) => Promise<Movable[]>,
  action: OrderAction,
  reason: SystemReason | null,
): Promise<void> {
  for (;;) {
    const moved = await inTransaction(db, async (transaction) => {
      const due = await lockSome(transaction);
      for (const order of due) {
        const outcome = await transition(transaction, order, {
          action,
          mover: 'system',
          actorId: null,
          reason,
        });
        if (!outcome.ok) throw new Error(`the clock may not ${action} ${order.code}: ${outcome.reason}`);
      }
      return due.length;
    });
    if (moved < batch) return;
  }
}
