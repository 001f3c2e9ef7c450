import { adminCopy } from '#contract/copy/admin.ts';
import { AdminZones } from '#web/features/cities/zones/admin/zones.tsx';
import { AdminCalendar } from '#web/features/markets/admin/calendar/calendar.tsx';
import { AdminGallery } from '#web/features/markets/admin/gallery.tsx';
import { AdminMarkets } from '#web/features/markets/admin/markets.tsx';
import { AdminMarketsTabs, useOpenTab } from '#web/features/markets/admin/tabs.tsx';
import { useLiveMarkets } from '#web/features/admin/markets/use-live-markets.ts';
import { AdminCatalogue } from '#web/features/lists/admin/catalogue/catalogue.tsx';
import { AdminRound } from '#web/features/lists/admin/round/round.tsx';
import { AdminPrices } from '#web/features/lists/admin/prices/prices.tsx';
import { AdminWindows } from '#web/features/orders/windows/admin/windows.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].markets.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const parts = {
  markets: AdminMarkets,
  zones: AdminZones,
  calendar: AdminCalendar,
  windows: AdminWindows,
  round: AdminRound,
  prices: AdminPrices,
  catalogue: AdminCatalogue,
  gallery: AdminGallery,
};

/** Markets: places, hours and prices. */
export default function Markets() {
  const { markets: copy } = useCatalogue(adminCopy);
  const tab = useOpenTab();
  useLiveMarkets();
  const Part = parts[tab];
  return (
    // A grid wants the room.
    <Page title={copy.title} lead={tab === 'round' ? undefined : copy.intro}>
      <AdminMarketsTabs />
      <Part />
    </Page>
  );
}
