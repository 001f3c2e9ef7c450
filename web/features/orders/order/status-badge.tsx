import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay, type OrderStatus } from '#contract/orders/lifecycle.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

export function toneOf(status: OrderStatus): 'garri' | 'leaf' | 'pepper' {
  if (status === 'cancelled' || status === 'failed') return 'pepper';
  return isUnderWay(status) ? 'garri' : 'leaf';
}

/** How an order stands, in a word. */
export function StatusBadge({ status }: { status: OrderStatus }) {
  const { statuses } = useCatalogue(trackingCopy);
  return <Badge tone={toneOf(status)}>{statuses[status]}</Badge>;
}
