import type { User } from '#contract/accounts/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { Fetched } from '#web/data/query-boundary.tsx';
import { officeOrdersOf } from '../queries.ts';
import type { Office } from '../url-state.ts';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useOfficeList } from './use-order-list.ts';
import { OfficeChosen } from '../bulk/chosen.tsx';
import { OfficeList } from './list.tsx';

/** The list of all orders, and what can be done to those that are chosen in it. */
export function OfficeOrders({ office, me, live }: { office: Office; me: User; live: LiveState }) {
  const listed = useOfficeList(office.place.filter, live);
  const orders = officeOrdersOf(listed.data?.pages ?? []);
  const chosen = useChosenOrders(orders);
  return (
    <>
      <Fetched query={listed} waiting={<TableSkeleton />}>
        {() => <OfficeList office={office} me={me} orders={orders} listed={listed} chosen={chosen} />}
      </Fetched>
      <OfficeChosen chosen={chosen} me={me} />
    </>
  );
}
