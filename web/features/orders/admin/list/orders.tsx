import type { User } from '#contract/accounts/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { adminOrdersOf } from '../queries.ts';
import type { Admin } from '../url-state.ts';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useAdminList } from './use-order-list.ts';
import { AdminChosen } from '../bulk/chosen.tsx';
import { AdminList } from './list.tsx';

/** The list of all orders, and what can be done to those that are chosen in it. */
export function AdminOrders({ office, me, live }: { office: Admin; me: User; live: LiveState }) {
  const listed = useAdminList(office.place.filter, live);
  const orders = adminOrdersOf(listed.data?.pages ?? []);
  const chosen = useChosenOrders(orders);
  return (
    <>
      <QueryBoundary query={listed} waiting={<TableSkeleton />}>
        {() => <AdminList office={office} me={me} orders={orders} listed={listed} chosen={chosen} />}
      </QueryBoundary>
      <AdminChosen chosen={chosen} me={me} />
    </>
  );
}
