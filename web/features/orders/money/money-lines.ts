import type { Order, OrderItem } from '#contract/orders/schema.ts';

/** Expected price of an item: its cap, else its guide, as in the estimate. */
function guessedKobo({ capKobo, guideKobo }: Pick<OrderItem, 'capKobo' | 'guideKobo'>): number | null {
  return capKobo ?? guideKobo;
}

export interface Bill {
  /** Guess: nothing is bought yet. So far: it grows with every item. */
  kind: 'guess' | 'so-far' | 'final';
  itemsKobo: number;
  totalKobo: number;
  /** Lines of which something was paid. */
  boughtLines: number;
  /** Lines whose price nobody knows yet: they come on top of a guess. */
  unknownLines: number;
}

/** Not in the bag in the end, and not paid for. */
export function isLeftOut(status: OrderItem['status']): boolean {
  return status === 'unavailable' || status === 'rejected';
}

type Billed = Pick<
  Order,
  'items' | 'estimateKobo' | 'deliveryFeeKobo' | 'serviceFeeKobo' | 'billKobo' | 'feeBackKobo' | 'isBillFinal'
>;

/** Costs of the order: the bill once something is bought, before that the estimate. */
export function billOf(order: Billed): Bill {
  const feesKobo = order.deliveryFeeKobo + order.serviceFeeKobo;
  const boughtLines = order.items.filter((item) => item.paidKobo !== null && !isLeftOut(item.status)).length;
  const kind = order.isBillFinal ? 'final' : boughtLines > 0 ? 'so-far' : 'guess';
  const totalKobo = kind === 'guess' ? order.estimateKobo : order.billKobo;
  return {
    kind,
    itemsKobo: kind === 'guess' ? totalKobo - feesKobo : totalKobo - feesKobo + order.feeBackKobo,
    totalKobo,
    boughtLines,
    unknownLines: kind === 'final' ? 0 : order.items.filter(isUnknown).length,
  };
}

function isUnknown(item: OrderItem): boolean {
  return item.paidKobo === null && !isLeftOut(item.status) && guessedKobo(item) === null;
}
