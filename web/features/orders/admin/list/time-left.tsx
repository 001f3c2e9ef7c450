import { boardCopy } from '#contract/copy/admin/board.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isUnderWay } from '#contract/orders/lifecycle.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { dayAndTime } from '#web/features/orders/order/when.ts';
import { TimeBadge } from '../board/time-badge.tsx';

type Timed = Pick<AdminOrder, 'status' | 'promisedAt' | 'scheduledFor'>;

/** How long until what this order was promised; nothing where no clock runs. */
export function AdminTimeLeft({ order }: { order: Timed }) {
  const { timeLeft: words } = useCatalogue(boardCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  if (!isUnderWay(order.status) || order.status === 'placed') return null;
  const { scheduledFor, promisedAt } = order;
  if (scheduledFor !== null && new Date(scheduledFor) > now)
    return <Badge>{words.starts(dayAndTime(scheduledFor, now, tracking))}</Badge>;
  return <TimeBadge minutes={Math.floor((Date.parse(promisedAt) - now.getTime()) / 60_000)} />;
}
