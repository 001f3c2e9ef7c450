import { isTimePromised } from '#contract/orders/arrival/order-arrival.ts';
import { isMuchTooLate } from '../delivery/reach-door.ts';
import type { StepTime } from '../delivery/step-time.ts';
import { setFeeBack } from '../run/store.ts';
import type { RunStep } from '../run/agent-step.ts';

/** True where the agent came to the stop much too late; how long ago that was the database's clock alone counts. */
export function cameMuchTooLate({ order, at }: RunStep, { now }: StepTime): boolean {
  const { stopReachedAt } = order;
  if (stopReachedAt === null) return false;
  const agoMs = now.getTime() - stopReachedAt.getTime();
  // The wait follows the arrival, and excuses nothing of it.
  const minutes = order.minutes - order.waitAllowedMinutes;
  return isMuchTooLate({ ...order, minutes }, new Date(at.getTime() - agoMs));
}

/** Something done where it ends costs no fee where its agent came there much too late; the wait there is nobody's delay. */
export async function giveBackLateFee(step: RunStep, stepTime: StepTime): Promise<void> {
  if (isTimePromised(step.order) && cameMuchTooLate(step, stepTime))
    await setFeeBack(step.transaction, step.order.id);
}
