import { adminCopy } from '#contract/copy/admin.ts';
import { AdminCalendar } from '../../features/markets/components/admin-calendar.tsx';
import { AdminGallery } from '../../features/markets/components/admin-gallery.tsx';
import { AdminMarkets } from '../../features/markets/components/admin-markets.tsx';
import { AdminMarketsTabs, useOpenTab } from '../../features/markets/components/admin-markets-tabs.tsx';
import { AdminCatalogue } from '../../features/lists/components/admin-catalogue.tsx';
import { AdminPrices } from '../../features/lists/components/admin-prices.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].markets.title} · ${cachedSetting(client, 'business_name')}`,
  }),
};

const parts = {
  markets: AdminMarkets,
  calendar: AdminCalendar,
  prices: AdminPrices,
  catalogue: AdminCatalogue,
  gallery: AdminGallery,
};

/** Where and when there is trade, and what things cost there. */
export default function Markets() {
  const { markets: words } = useCatalogue(adminCopy);
  const Part = parts[useOpenTab()];
  return (
    <Page title={words.title} lead={words.intro}>
      <AdminMarketsTabs />
      <Part />
    </Page>
  );
}
