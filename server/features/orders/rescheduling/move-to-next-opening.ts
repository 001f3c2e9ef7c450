import { openingAfter } from '#contract/orders/placing/opening.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import type { Db } from '#server/db/database.ts';
import { readMarketTimes } from '#server/features/markets/store-times.ts';
import type { Movable } from '../order/store.ts';
import { transition } from '../order/transition.ts';

const reason: SystemReason = 'market-closed';
const byClock = { mover: 'system', actorId: null, reason } as const;

/** Moves a locked order, whose market is shut on its day, to the next day on which it trades; false where it never does. */
export async function moveToNextOpening(
  transaction: Db,
  order: Movable & { shopBy: Date },
  now: Date,
): Promise<boolean> {
  const startsAt = openingAfter(await readMarketTimes(transaction, order.marketId), order.shopBy, now);
  if (startsAt === undefined) return false;
  let free: Movable = order;
  if (order.status === 'assigned') {
    const givenUp = await transition(transaction, order, { ...byClock, action: 'giveUp' });
    if (!givenUp.ok) throw new Error(`${order.code} could not be taken back: ${givenUp.reason}`);
    free = {
      ...order,
      status: givenUp.status,
      version: order.version + 1,
      agentId: null,
      riderId: null,
      agentPart: 'whole',
    };
  }
  const moved = await transition(
    transaction,
    { ...free, newTime: startsAt },
    { ...byClock, action: 'reschedule' },
  );
  if (!moved.ok) throw new Error(`${order.code} could not be moved: ${moved.reason}`);
  return true;
}
