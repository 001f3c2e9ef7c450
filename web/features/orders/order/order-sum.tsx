import { trackingCopy } from '#contract/copy/tracking.ts';
import type { OrderSummary } from '#contract/orders/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

/** Cost of the order, or its estimate while it is not known. */
export function OrderSum({
  order: { estimateKobo, finalKobo },
}: {
  order: Pick<OrderSummary, 'estimateKobo' | 'finalKobo'>;
}) {
  const { orders } = useCatalogue(trackingCopy);
  return finalKobo === null ? orders.about(naira(estimateKobo)) : naira(finalKobo);
}
