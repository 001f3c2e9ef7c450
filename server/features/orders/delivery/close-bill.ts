import { randomInt } from 'node:crypto';
import type { Kobo } from '#contract/kobo.ts';
import { mostWaivedKobo, pinDigits } from '#contract/orders/delivery/door.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { inNaira } from '../money/view.ts';
import { lockOrder } from '../order/store.ts';
import { moveAsAgent, transition } from '../order/transition.ts';
import type { RunStep } from '../run/agent-step.ts';
import { insertReceipts, setPin } from '../run/store.ts';

export interface Receipts {
  receipts: readonly string[];
  waivedReason: string | null;
}

export async function receiptRefusal({ transaction, agentId, at }: RunStep, receipts: readonly string[]) {
  return (await attachPictures(transaction, receipts, agentId, at)) ? undefined : 'no-such-picture';
}

/** Everything is in the agent's hands: the bill is final, and the customer has a PIN where something comes to a door. */
export async function closeBill(
  step: RunStep,
  { receipts, waivedReason, paidKobo }: Receipts & { paidKobo: Kobo },
): Promise<void> {
  const { transaction, order } = step;
  const isWaived = receipts.length === 0;
  if (await moveAsAgent(step, 'pickUp')) throw new Error('an order that is shopped could not be picked up');
  await insertReceipts(transaction, order.id, receipts, isWaived ? waivedReason : null);
  if (isWaived && paidKobo > mostWaivedKobo)
    await raiseAlarm(transaction, {
      kind: 'receipt-waived',
      orderId: order.id,
      about: `${inNaira(paidKobo)} · ${waivedReason ?? ''}`,
    });
  if (order.brings) await setPin(transaction, order.id, drawPin());
  await moveBySystem(step, 'makeReady', null);
}

function drawPin(): string {
  return String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
}

export async function moveBySystem(
  { transaction, order }: RunStep,
  action: 'cancel' | 'deliver' | 'makeReady',
  reason: SystemReason | null,
): Promise<void> {
  const current = await lockOrder(transaction, order.code);
  if (current === undefined) throw new Error('a locked order went away');
  const moved = await transition(transaction, current, { action, mover: 'system', actorId: null, reason });
  if (!moved.ok) throw new Error(`the system may not ${action} ${order.code}: ${moved.reason}`);
}
