import type { User } from '#contract/accounts/schema.ts';
import { holds } from '#contract/permissions.ts';
import { useLiveOrders } from '../../orders/use-live-orders.ts';
import { AlarmList } from './alarm-list.tsx';
import { OnlineAgents } from './online-agents.tsx';
import { UrgentOrders } from './urgent-orders.tsx';

/** The day on the road, for those who look after orders: what rings, what is late, who is out. */
export function RoadToday({ me }: { me: User }) {
  const live = useLiveOrders();
  return (
    <>
      <AlarmList me={me} live={live} />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:items-start">
        <UrgentOrders live={live} />
        {holds(me, 'orders:manage') && <OnlineAgents />}
      </div>
    </>
  );
}
