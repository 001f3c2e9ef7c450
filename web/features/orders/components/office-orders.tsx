import type { User } from '#contract/accounts/schema.ts';
import type { LiveState } from '#web/lib/live-source.ts';
import { TableSkeleton } from '#web/ui/table-skeleton.tsx';
import { Fetched } from '#web/features/settings/components/fetched.tsx';
import { officeOrdersOf } from '../office-calls.ts';
import type { Office } from '../office-place.ts';
import { useChosenOrders } from '../use-chosen-orders.ts';
import { useOfficeList } from '../use-office-list.ts';
import { OfficeChosen } from './office-chosen.tsx';
import { OfficeList } from './office-list.tsx';

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
