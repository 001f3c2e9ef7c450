import { lateFromMs } from '#contract/orders/delivery/door.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { OrderRow } from '../order/store.ts';
import { dueAtOf } from '../order/view-eta.ts';
import { happenedOf } from '../order/view-event.ts';
import type { RunStep } from '../run/agent-step.ts';
import { setArrived, setFeeBack } from '../run/store.ts';
import { onTheWaySince, type Moment } from './step-moment.ts';

/** The first time at the door: what comes much too late costs its customer no delivery, and they are told. */
export async function reachDoor(step: RunStep, moment: Moment): Promise<void> {
  const { transaction, order, at } = step;
  if (order.arrivedAt !== null) return;
  // Nobody waits at a door before they set off to it.
  const offSince = onTheWaySince(step);
  const since = offSince !== null && moment.at < offSince ? moment.now : moment.at;
  await setArrived(transaction, order.id, { at, since });
  if (isMuchTooLate(order, at)) await setFeeBack(transaction, order.id, order.deliveryFeeKobo);
  await writeEvent(transaction, happenedOf(order, 'arrive'));
}

function isMuchTooLate(order: OrderRow, at: Date): boolean {
  const dueAt = dueAtOf(order);
  return dueAt !== null && at.getTime() > dueAt.getTime() + lateFromMs;
}
