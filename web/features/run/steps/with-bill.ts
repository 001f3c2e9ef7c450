import { asKobo } from '#contract/kobo.ts';
import { billOf } from '#contract/orders/bill.ts';
import type { RunOrder } from '#contract/orders/run/schema.ts';

/** An order with something of its bill changed. */
export function withBill(
  order: RunOrder,
  change: Partial<Pick<RunOrder, 'items' | 'deliveryFeeKobo'>>,
): RunOrder {
  const changed = { ...order, ...change };
  const billKobo = billOf(changed);
  // A prepaid sum stays paid; where it covered everything, no cash is due at the door.
  const paidKobo = order.billKobo - order.toCollectKobo;
  const toCollectKobo = order.toCollectKobo === 0 ? asKobo(0) : asKobo(Math.max(0, billKobo - paidKobo));
  return { ...changed, billKobo, toCollectKobo };
}
