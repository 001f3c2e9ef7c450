import { adminCopy } from '#contract/copy/admin.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { holds } from '#contract/permissions.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { AdminBar } from '#web/features/orders/admin/bar.tsx';
import { AdminBoard } from '#web/features/orders/admin/board/board.tsx';
import { AdminFilters } from '#web/features/orders/admin/filters/filters.tsx';
import { AdminKeepView } from '#web/features/orders/admin/views/save-view.tsx';
import { AdminOrderKeys } from '#web/features/orders/admin/shortcut-help.tsx';
import { AdminManageViews } from '#web/features/orders/admin/views/manage-views.tsx';
import { AdminOrder } from '#web/screens/admin/orders/open-order.tsx';
import { AdminOrders } from '#web/features/orders/admin/list/orders.tsx';
import { useAdminPlace } from '#web/features/orders/admin/url-state.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { useAdminShortcuts } from '#web/features/orders/admin/use-order-shortcuts.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.orders} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** Every order: the live board, the list of all there ever were, and the one that is open beside them. */
export default function Orders() {
  const { frame } = useCatalogue(adminCopy);
  const copy = useCatalogue(boardCopy);
  const me = useMe();
  const office = useAdminPlace();
  const live = useLiveOrders();
  useAdminShortcuts(office);
  if (!me) return null;
  const { open, show } = office.place;
  return (
    <div className="office" data-open={open === null ? undefined : true}>
      <div className="office-all">
        <div className="office-title">
          <h1>{frame.links.orders}</h1>
          {show === 'board' && <p className="mt-2 text-ink-soft max-sm:hidden">{copy.intro}</p>}
        </div>
        <AdminBar office={office} manages={holds(me, 'orders:manage')} />
        {show === 'board' ? (
          <AdminBoard office={office} live={live} />
        ) : (
          <AdminOrders office={office} me={me} live={live} />
        )}
      </div>
      {open !== null && <AdminOrder key={open} code={open} me={me} office={office} live={live} />}
      <AdminFilters office={office} />
      <AdminKeepView office={office} />
      <AdminManageViews office={office} />
      <AdminOrderKeys office={office} />
    </div>
  );
}
