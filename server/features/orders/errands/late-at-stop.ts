import { isMuchTooLate } from '../delivery/reach-door.ts';
import type { Moment } from '../delivery/step-moment.ts';
import { setFeeBack } from '../run/store.ts';
import type { RunStep } from '../run/agent-step.ts';

/** True where the agent came to the stop much too late; how long ago that was is told by the database's clock alone. */
export function cameMuchTooLate({ order, at }: RunStep, { now }: Moment): boolean {
  const { stopReachedAt } = order;
  if (stopReachedAt === null) return false;
  const agoMs = now.getTime() - stopReachedAt.getTime();
  return isMuchTooLate(order, new Date(at.getTime() - agoMs));
}

/** Something done where it ends costs no fee where its agent came there much too late; the wait there is nobody's delay. */
export async function giveBackLateFee(step: RunStep, moment: Moment): Promise<void> {
  if (cameMuchTooLate(step, moment)) await setFeeBack(step.transaction, step.order.id);
}
