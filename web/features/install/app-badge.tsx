import { useEffect } from 'react';
import { useMe } from '#web/features/accounts/queries.ts';
import { useMyOrders } from '#web/features/orders/queries.ts';
import { usePendingCount } from '#web/offline/queue/use-pending-count.ts';

/** The number on the app's icon: orders under way, and what waits to be sent. */
export function AppBadge() {
  const isSignedIn = Boolean(useMe());
  return isSignedIn ? <BadgeOfOrders /> : <Badge count={0} />;
}

function BadgeOfOrders() {
  const orders = useMyOrders('waiting').data;
  return <Badge count={orders?.pages[0]?.underWay.length ?? 0} />;
}

function Badge({ count }: { count: number }) {
  const total = count + usePendingCount();
  useEffect(() => {
    if (!('setAppBadge' in navigator)) return;
    // Refused where the person wants no badges: then there is none.
    const shown = total === 0 ? navigator.clearAppBadge() : navigator.setAppBadge(total);
    shown.catch(() => undefined);
  }, [total]);
  return null;
}
