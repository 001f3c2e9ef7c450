import { adminCopy } from '#contract/copy/admin.ts';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { OfficeBar } from '#web/features/orders/admin/bar.tsx';
import { OfficeBoard } from '#web/features/orders/admin/board/board.tsx';
import { OfficeFilters } from '#web/features/orders/admin/filters/filters.tsx';
import { OfficeKeepView } from '#web/features/orders/admin/views/save-view.tsx';
import { OfficeKeys } from '#web/features/orders/admin/shortcut-help.tsx';
import { OfficeManageViews } from '#web/features/orders/admin/views/manage-views.tsx';
import { OfficeOrder } from '#web/screens/admin/orders/open-order.tsx';
import { OfficeOrders } from '#web/features/orders/admin/list/orders.tsx';
import { useOfficePlace } from '#web/features/orders/admin/url-state.ts';
import { useLiveOrders } from '#web/features/orders/use-live-orders.ts';
import { useOfficeShortcuts } from '#web/features/orders/admin/use-order-shortcuts.ts';
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
  const words = useCatalogue(boardCopy);
  const me = useMe();
  const office = useOfficePlace();
  const live = useLiveOrders();
  useOfficeShortcuts(office);
  if (!me) return null;
  const { open, show } = office.place;
  return (
    <div className="office" data-open={open === null ? undefined : true}>
      <div className="office-all">
        <div className="office-title">
          <h1>{frame.links.orders}</h1>
          {show === 'board' && <p className="mt-2 text-ink-soft max-sm:hidden">{words.intro}</p>}
        </div>
        <OfficeBar office={office} />
        {show === 'board' ? (
          <OfficeBoard office={office} live={live} />
        ) : (
          <OfficeOrders office={office} me={me} live={live} />
        )}
      </div>
      {open !== null && <OfficeOrder key={open} code={open} me={me} office={office} live={live} />}
      <OfficeFilters office={office} />
      <OfficeKeepView office={office} />
      <OfficeManageViews office={office} />
      <OfficeKeys office={office} />
    </div>
  );
}
