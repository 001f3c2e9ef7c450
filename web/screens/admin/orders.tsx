import { adminCopy } from '#contract/copy/admin.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCatalogue } from '../../lib/surroundings.tsx';
import { EmptyBasket } from '../../illustrations/states.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${adminCopy[language].frame.links.orders} · ${cachedSetting(client, 'business_name')}`,
  }),
};

export default function Orders() {
  const { frame, notOpen } = useCatalogue(adminCopy);
  return (
    <Page title={frame.links.orders}>
      <EmptyState picture={<EmptyBasket />} title={notOpen.orders.title} text={notOpen.orders.text} />
    </Page>
  );
}
