import { dueAtOf } from '#contract/orders/arrival/order-arrival.ts';
import { lateFromMs } from '#contract/orders/delivery/door.ts';
import { momentOf, type Moment } from '../delivery/step-moment.ts';
import { setFeeBack } from '../run/store.ts';
import type { RunStep } from '../run/agent-step.ts';
import { lockOrder } from '../order/store.ts';

/** True where the agent came to the stop much too late; how long ago that was is told by the database's clock alone. */
export function cameMuchTooLate({ order, at }: RunStep, { now }: Moment): boolean {
  const dueAt = dueAtOf(order);
  const { stopReachedAt } = order;
  if (dueAt === null || stopReachedAt === null) return false;
  const agoMs = now.getTime() - stopReachedAt.getTime();
  return at.getTime() - agoMs > dueAt.getTime() + lateFromMs;
}

/** Something done where it ends costs no fee where its agent came there much too late; the wait there is nobody's delay. */
export async function giveBackLateFee(step: RunStep): Promise<void> {
  const { transaction, order } = step;
  if (!cameMuchTooLate(step, await momentOf(step))) return;
  const current = await lockOrder(transaction, order.code);
  if (current === undefined) throw new Error('a locked order went away');
  await setFeeBack(transaction, order.id, current.deliveryFeeKobo);
}
