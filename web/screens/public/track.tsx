import { useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { paths } from '#contract/paths.ts';
import { HeldOrders } from '#web/features/orders/my-orders/held-orders.tsx';
import { TrackForm } from '#web/features/orders/access/track-form.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ copy, client }) => ({
    title: `${copy.track.title} · ${cachedSetting(client, 'business_name')}`,
    description: copy.track.description,
  }),
};

/**
 * Orders whose link this phone holds come first: they need neither code nor digits, which open an order for everybody.
 */
export default function Track() {
  const { form } = useCatalogue(trackingCopy);
  const [, navigate] = useLocation();
  return (
    <Page title={form.heading} lead={form.lead}>
      <div className="grid gap-8 md:grid-cols-2 md:items-start">
        <HeldOrders />
        <TrackForm onFound={({ code, digits }) => navigate(paths.trackOrder(code), { state: { digits } })} />
      </div>
    </Page>
  );
}
