import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import { holds } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { pollMs } from '#web/features/orders/queries.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { listCountQuery } from './queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Lists that wait to be written down, beside the link to them; nothing for those who do not write them. */
export function WaitingLists() {
  const me = useMe();
  return me && holds(me, 'orders:manage') ? <Count /> : null;
}

function Count() {
  const { frame } = useCatalogue(adminCopy);
  const live = useLiveOrders();
  const { data } = useQuery({
    ...listCountQuery(useInCity()),
    refetchInterval: live === 'down' ? pollMs : false,
  });
  const count = data?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Badge tone="garri">
      <span aria-hidden="true">{count >= 100 ? '99+' : count}</span>
      <span className="sr-only">{frame.waitingLists(count)}</span>
    </Badge>
  );
}
