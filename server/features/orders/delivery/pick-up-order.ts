import type { InputOf, OutcomeOf } from '#contract/endpoint.ts';
import { sumKobo } from '#contract/kobo.ts';
import { pricePerMeasure } from '#contract/lists/prices/guide.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { isResolved } from '#contract/orders/shopping/item-steps.ts';
import * as endpoints from '#contract/orders/run/endpoints.ts';
import { lagosClock } from '#contract/time.ts';
import type { Db } from '#server/db/database.ts';
import { keep } from '#server/db/transaction.ts';
import type { Caller } from '#server/http/caller.ts';
import { recordSample } from '#server/features/lists/prices/record-sample.ts';
import { agentStep } from '../run/agent-step.ts';
import { closeBill, moveBySystem, receiptRefusal } from './close-bill.ts';
import { readPricesPaid } from '../money/store.ts';
import { readItems, type ItemRow } from '../order/store.ts';

/** Picks up the order: the bill is final, and the customer has a PIN. A bag of nothing cancels the order, free. */
export function pickUpOrder(
  db: Db,
  input: InputOf<typeof endpoints.pickUpOrder>,
  caller: Caller,
): Promise<OutcomeOf<typeof endpoints.pickUpOrder>> {
  return agentStep(db, endpoints.pickUpOrder, input, caller, async (step) => {
    const { transaction, order } = step;
    const items = await readItems(transaction, order.id);
    // Sent again, the agent reads the same.
    if (order.status === 'cancelled' && boughtNothing(items)) return 'nothing-bought';
    if (order.status !== 'shopping' || hasOneThing(order.kind)) return 'out-of-turn';
    if (items.some(({ status }) => !isResolved(status))) return 'items-open';
    if (boughtNothing(items)) {
      await moveBySystem(step, 'cancel', 'nothing-bought');
      return keep('nothing-bought');
    }
    const { receipts, waivedReason } = input;
    if (receipts.length === 0 && waivedReason === null) return 'needs-receipt';
    const refusal = await receiptRefusal(step, receipts);
    if (refusal !== undefined) return refusal;
    const paidKobo = sumKobo(items.flatMap(({ paidKobo: paid }) => (paid === null ? [] : [paid])));
    await learnPrices(transaction, order.id, receipts.length === 0);
    await closeBill(step, { receipts, waivedReason, paidKobo });
    return undefined;
  });
}

function boughtNothing(items: readonly ItemRow[]): boolean {
  return items.every(({ status }) => status === 'unavailable');
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
