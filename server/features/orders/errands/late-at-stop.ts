import { dueAtOf } from '#contract/orders/arrival/order-arrival.ts';
import { lateFromMs } from '#contract/orders/delivery/door.ts';
import { setFeeBack } from '../run/store.ts';
import type { RunStep } from '../run/agent-step.ts';
import { lockOrder } from '../order/store.ts';

/** Something done where it ends costs no fee where its agent came there much too late; the wait there is nobody's delay. */
export async function giveBackLateFee({ transaction, order, at }: RunStep, waitedMs: number): Promise<void> {
  const dueAt = dueAtOf(order);
  if (dueAt === null || at.getTime() - waitedMs <= dueAt.getTime() + lateFromMs) return;
  const current = await lockOrder(transaction, order.code);
  if (current === undefined) throw new Error('a locked order went away');
  await setFeeBack(transaction, order.id, current.deliveryFeeKobo);
}
