import type { Order, OrderItem } from '#contract/orders/schema.ts';

/** What an item is thought to cost: its cap, else its guide, as the estimate counted it. */
export function guessedKobo({ capKobo, guideKobo }: OrderItem): number | null {
  return capKobo ?? guideKobo;
}

/** True once nothing more will be bought: what was paid is what there is to pay. */
export function isBillFinal({ status }: Pick<Order, 'status'>): boolean {
  return (
    status === 'ready_for_delivery' ||
    status === 'on_the_way' ||
    status === 'delivered' ||
    status === 'completed'
  );
}

export interface Bill {
  isFinal: boolean;
  itemsKobo: number;
  totalKobo: number;
  /** Lines whose price nobody knows yet: they come on top of a guess. */
  unknownLines: number;
}

/** Not in the bag in the end, and not paid for. */
export function isLeftOut(status: OrderItem['status']): boolean {
  return status === 'unavailable' || status === 'rejected';
}

/** What the order costs: what was paid once that is known of every line, else what was estimated. */
export function billOf(
  order: Pick<Order, 'status' | 'items' | 'estimateKobo' | 'deliveryFeeKobo' | 'serviceFeeKobo'>,
): Bill {
  const feesKobo = order.deliveryFeeKobo + order.serviceFeeKobo;
  const bought = order.items.filter(({ status }) => !isLeftOut(status));
  const isFinal = isBillFinal(order) && bought.every(({ paidKobo }) => paidKobo !== null);
  if (isFinal) {
    const itemsKobo = bought.reduce((sum, { paidKobo }) => sum + (paidKobo ?? 0), 0);
    return { isFinal, itemsKobo, totalKobo: itemsKobo + feesKobo, unknownLines: 0 };
  }
  return {
    isFinal,
    itemsKobo: order.estimateKobo - feesKobo,
    totalKobo: order.estimateKobo,
    unknownLines: order.items.filter((item) => guessedKobo(item) === null).length,
  };
}
