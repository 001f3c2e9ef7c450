import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { isUnderWay, type OrderStatus } from '#contract/orders/lifecycle.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useStatusText } from '../errands/use-status-text.ts';
import { Badge } from '#web/ui/badge.tsx';

export function toneOf(status: OrderStatus): 'garri' | 'leaf' | 'pepper' {
  if (status === 'cancelled' || status === 'failed') return 'pepper';
  return isUnderWay(status) ? 'garri' : 'leaf';
}

interface Props {
  status: OrderStatus;
  arrivedAt?: string | null;
  /** A parcel and a task have words of their own. */
  kind?: OrderKind | null;
}

export function StatusBadge({ status, arrivedAt = null, kind = null }: Props) {
  const { atDoor } = useCatalogue(trackingCopy);
  const statuses = useStatusText(kind);
  return (
    <Badge tone={toneOf(status)}>{isAtDoor({ status, arrivedAt }) ? atDoor.status : statuses[status]}</Badge>
  );
}
