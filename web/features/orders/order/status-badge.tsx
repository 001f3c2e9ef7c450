import { trackingCopy } from '#contract/copy/tracking.ts';
import { isAtDoor } from '#contract/orders/delivery/door.ts';
import { isUnderWay, type OrderStatus } from '#contract/orders/lifecycle.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';

export function toneOf(status: OrderStatus): 'garri' | 'leaf' | 'pepper' {
  if (status === 'cancelled' || status === 'failed') return 'pepper';
  return isUnderWay(status) ? 'garri' : 'leaf';
}

interface Props {
  status: OrderStatus;
  arrivedAt?: string | null;
}

export function StatusBadge({ status, arrivedAt = null }: Props) {
  const { statuses, atDoor } = useCatalogue(trackingCopy);
  return (
    <Badge tone={toneOf(status)}>{isAtDoor({ status, arrivedAt }) ? atDoor.status : statuses[status]}</Badge>
  );
}
