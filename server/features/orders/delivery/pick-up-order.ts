import { randomInt } from 'node:crypto';
import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { sumKobo } from '#contract/kobo.ts';
import { pricePerMeasure } from '#contract/lists/prices/guide.ts';
import { mostWaivedKobo, pinDigits } from '#contract/orders/delivery/door.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import type { SystemReason } from '#contract/orders/system-reasons.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { keep } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { attachPictures } from '#server/media/attach-pictures.ts';
import { recordSample } from '#server/features/lists/prices/record-sample.ts';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { moveAsAgent, transition } from '../order/transition.ts';
import { agentStep, type RunStep } from '../run/agent-step.ts';
import { readPricesPaid } from '../money/store.ts';
import { insertReceipts, setPin } from '../run/store.ts';
import { lockOrder, readItems, type ItemRow } from '../order/store.ts';
import { inNaira } from '../money/view.ts';

/** Picks up the order: the bill is final, and the customer has a PIN. A bag of nothing cancels the order, free. */
export function pickUpOrder(
  db: Db,
  input: InputOf<typeof endpoints.pickUpOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.pickUpOrder>> {
  return agentStep(db, endpoints.pickUpOrder, input, caller, async (step) => {
    const { transaction, order } = step;
    const items = await readItems(transaction, order.id);
    // Sent again, the agent is told again.
    if (order.status === 'cancelled' && boughtNothing(items)) return 'nothing-bought';
    if (order.status !== 'shopping') return 'out-of-turn';
    if (items.some(({ status }) => !isResolved(status))) return 'items-open';
    if (boughtNothing(items)) {
      await moveBySystem(step, 'cancel', 'nothing-bought');
      return keep('nothing-bought');
    }
    const refusal = await receiptRefusal(step, input);
    if (refusal !== undefined) return refusal;
    await pack(step, items, input);
    return undefined;
  });
}

type Receipts = Pick<InputOf<typeof endpoints.pickUpOrder>, 'receipts' | 'waivedReason'>;

function boughtNothing(items: readonly ItemRow[]): boolean {
  return items.every(({ status }) => status === 'unavailable');
}

async function receiptRefusal({ transaction, agentId, at }: RunStep, { receipts, waivedReason }: Receipts) {
  if (receipts.length === 0 && waivedReason === null) return 'needs-receipt';
  return (await attachPictures(transaction, receipts, agentId, at)) ? undefined : 'no-such-picture';
}

async function pack(step: RunStep, items: readonly ItemRow[], { receipts, waivedReason }: Receipts) {
  const { transaction, order } = step;
  const isWaived = receipts.length === 0;
  if (await moveAsAgent(step, 'pickUp')) throw new Error('an order that is shopped could not be picked up');
  await insertReceipts(transaction, order.id, receipts, isWaived ? waivedReason : null);
  const paidKobo = sumKobo(items.flatMap(({ paidKobo: paid }) => (paid === null ? [] : [paid])));
  if (isWaived && paidKobo > mostWaivedKobo)
    await raiseAlarm(transaction, {
      kind: 'receipt-waived',
      orderId: order.id,
      about: `${inNaira(paidKobo)} · ${waivedReason ?? ''}`,
    });
  await learnPrices(transaction, order.id, isWaived);
  await setPin(transaction, order.id, drawPin());
  await moveBySystem(step, 'makeReady', null);
}

function drawPin(): string {
  return String(randomInt(10 ** pinDigits)).padStart(pinDigits, '0');
}

async function moveBySystem(
  { transaction, order }: RunStep,
  action: 'cancel' | 'makeReady',
  reason: SystemReason | null,
): Promise<void> {
  const current = await lockOrder(transaction, order.code);
  if (current === undefined) throw new Error('a locked order went away');
  const moved = await transition(transaction, current, { action, mover: 'system', actorId: null, reason });
  if (!moved.ok) throw new Error(`the house may not ${action} ${order.code}: ${moved.reason}`);
}

/** The price guide learns from what agents paid, once nobody can take an outcome back. */
async function learnPrices(transaction: Db, orderId: string, isWaived: boolean): Promise<void> {
  const day = lagosClock(new Date()).date;
  for (const { paidKobo, quantity, ...paid } of await readPricesPaid(transaction, orderId)) {
    const koboPerMeasure = pricePerMeasure(paidKobo, quantity);
    const proof = { kind: 'paid', withoutReceiptKobo: isWaived ? paidKobo : 0 } as const;
    await recordSample(transaction, { ...paid, koboPerMeasure, day, proof });
  }
}
