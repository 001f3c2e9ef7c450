import { asKobo, type Kobo } from '#contract/kobo.ts';
import { vatInside } from '#contract/ledger/vat.ts';
import { billOf } from '#contract/orders/bill.ts';
import { isBefore, isOff, type OrderStatus } from '#contract/orders/lifecycle.ts';
import type { Order } from '#contract/orders/schema.ts';
import type { ItemRow, OrderRow } from '../order/store.ts';

/** Bill of the order in its present state. */
export function viewBill(
  {
    deliveryFeeKobo,
    serviceFeeKobo,
    feeBackKobo,
  }: Pick<OrderRow, 'deliveryFeeKobo' | 'serviceFeeKobo' | 'feeBackKobo'>,
  items: readonly Pick<ItemRow, 'paidKobo'>[],
): Kobo {
  return asKobo(billOf({ deliveryFeeKobo, serviceFeeKobo, items }) - feeBackKobo);
}

type Taxed = Pick<
  OrderRow,
  'status' | 'vatPermille' | 'deliveryFeeKobo' | 'serviceFeeKobo' | 'feeBackKobo' | 'endedVatKobo'
>;

/** The VAT inside its fees, without that of a fee which went back or was not charged. */
export function viewVat(order: Taxed): Order['vat'] {
  const { vatPermille, deliveryFeeKobo, serviceFeeKobo, feeBackKobo, endedVatKobo } = order;
  if (vatPermille === 0) return null;
  if (isOff(order.status)) return endedVatKobo === 0 ? null : { permille: vatPermille, kobo: endedVatKobo };
  const vat = (fee: Kobo) => vatInside(fee, vatPermille);
  return {
    permille: vatPermille,
    kobo: asKobo(vat(deliveryFeeKobo) + vat(serviceFeeKobo) - vat(feeBackKobo)),
  };
}

/** True once it is packed: from then on the bill can only fall. */
export function billIsFinal(status: OrderStatus): boolean {
  return !isBefore(status, 'ready_for_delivery') && status !== 'cancelled';
}

/** A figure as it stands in an alarm. */
export function inNaira(kobo: Kobo): string {
  return `₦${(kobo / 100).toLocaleString('en-NG')}`;
}
