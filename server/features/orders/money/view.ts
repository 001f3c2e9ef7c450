import { asKobo, type Kobo } from '#contract/kobo.ts';
import { billOf } from '#contract/orders/bill.ts';
import { isBefore, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { ItemRow, OrderRow } from '../order/store.ts';

type Fees = Pick<OrderRow, 'deliveryFeeKobo' | 'serviceFeeKobo'>;

/** An order's money as the contract's rules ask for it. */
export function billed(
  { deliveryFeeKobo, serviceFeeKobo }: Fees,
  items: readonly Pick<ItemRow, 'paidKobo' | 'question'>[],
) {
  return {
    deliveryFeeKobo: asKobo(deliveryFeeKobo),
    serviceFeeKobo: asKobo(serviceFeeKobo),
    items: items.map(({ paidKobo, question }) => ({
      paidKobo: paidKobo === null ? null : asKobo(paidKobo),
      question: question === null ? null : { priceKobo: asKobo(question.priceKobo) },
    })),
  };
}

/** What the customer pays as it stands. */
export function viewBill(
  order: Fees & Pick<OrderRow, 'feeBackKobo'>,
  items: readonly Pick<ItemRow, 'paidKobo' | 'question'>[],
): Kobo {
  return asKobo(billOf(billed(order, items)) - order.feeBackKobo);
}

/** True once it is packed: from then on the bill can only fall. */
export function billIsFinal(status: OrderStatus): boolean {
  return !isBefore(status, 'ready_for_delivery') && status !== 'cancelled';
}

/** A figure as it stands in an alarm. */
export function inNaira(kobo: Kobo): string {
  return `₦${(kobo / 100).toLocaleString('en-NG')}`;
}
