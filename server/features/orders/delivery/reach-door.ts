import { dueAtOf, isTimePromised } from '#contract/orders/arrival/order-arrival.ts';
import { lateFromMs } from '#contract/orders/delivery/door.ts';
import { writeEvent } from '#server/outbox/event-store.ts';
import type { OrderRow } from '../order/store.ts';
import { happenedOf } from '../order/view-event.ts';
import type { RunStep } from '../run/agent-step.ts';
import { setArrived, setFeeBack } from '../run/store.ts';
import { onTheWaySince, type StepTime } from './step-time.ts';

/** Stores the first arrival at the door; an order that comes much too late costs its customer no delivery fee. */
export async function reachDoor(step: RunStep, stepTime: StepTime): Promise<void> {
  const { transaction, order, at } = step;
  if (order.arrivedAt !== null) return;
  // An agent waits at no door before setting off to it.
  const offSince = onTheWaySince(step);
  const since = offSince !== null && stepTime.at < offSince ? stepTime.now : stepTime.at;
  await setArrived(transaction, order.id, { at, since });
  if (isTimePromised(order) && isMuchTooLate(order, at)) await setFeeBack(transaction, order.id);
  await writeEvent(transaction, happenedOf(order, 'order.arrived', {}));
}

/** True where an agent who comes at this time is later than promised by more than the rule allows. */
export function isMuchTooLate(order: OrderRow, at: Date): boolean {
  const dueAt = dueAtOf(order);
  return dueAt !== null && at.getTime() > dueAt.getTime() + lateFromMs;
}
