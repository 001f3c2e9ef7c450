import type { User } from '#contract/accounts/schema.ts';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { AdminOrder } from '#contract/orders/admin/schema.ts';
import { holds } from '#contract/permissions.ts';
import { EmptyBasket } from '#web/illustrations/empty-basket.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { Admin } from '../url-state.ts';
import type { ChosenOrders } from './use-chosen-orders.ts';
import type { AdminList as Listed } from './use-order-list.ts';
import { AdminListFoot, AdminListHead } from './list-ends.tsx';
import { AdminRow } from './row.tsx';

interface Props {
  office: Admin;
  me: User;
  orders: readonly AdminOrder[];
  listed: Listed;
  chosen: ChosenOrders;
}

/** All orders that pass the filter, some at a time. */
export function AdminList({ office, me, orders, listed, chosen }: Props) {
  const { list: copy } = useCatalogue(adminOrdersCopy);
  const mayChoose = holds(me, 'orders:manage');
  if (orders.length === 0 && !listed.hasNextPage) return <Nothing office={office} />;
  return (
    <section
      aria-label={copy.label}
      aria-busy={listed.isPlaceholderData}
      className="@container grid grid-cols-[minmax(0,1fr)] gap-2"
    >
      <AdminListHead orders={orders} listed={listed} chosen={mayChoose ? chosen : undefined} />
      <ul className="overflow-hidden rounded-md border border-line bg-surface">
        {orders.map((order) => (
          <li key={order.code} className="border-t border-line first:border-0">
            <AdminRow
              order={order}
              href={office.hrefTo({ open: order.code, sheet: null })}
              isOpen={order.code === office.place.open}
              chosen={mayChoose ? chosen : undefined}
            />
          </li>
        ))}
      </ul>
      <AdminListFoot listed={listed} />
    </section>
  );
}

function Nothing({ office: { place, turn } }: { office: Admin }) {
  const { list: copy, filters } = useCatalogue(adminOrdersCopy);
  if (Object.keys(place.filter).length === 0)
    return <EmptyState picture={<EmptyBasket />} title={copy.nothing} text={copy.nothingText} />;
  return (
    <EmptyState
      title={copy.nothingFound}
      text={copy.nothingFoundText}
      action={
        <Button variant="secondary" onClick={() => turn({ show: 'list', filter: {} })}>
          {filters.clear}
        </Button>
      }
    />
  );
}
