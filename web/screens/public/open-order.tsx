import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { readOrderCode } from '#contract/orders/code.ts';
import { paths } from '#contract/paths.ts';
import { OrderLoading } from '#web/features/orders/track/loading.tsx';
import { OrderNotFound } from '#web/features/orders/track/not-found.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInBrowser } from '#web/lib/page/use-in-browser.ts';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  meta: ({ language, client }) => ({
    title: `${trackingCopy[language].form.heading} · ${cachedSetting(client, 'business_name')}`,
  }),
};

/** An order's link: code and secret half stand behind the #, and the device alone reads them. */
export default function OpenOrder() {
  const copy = useCatalogue(trackingCopy);
  const [, navigate] = useLocation();
  const isInBrowser = useInBrowser();
  useEffect(() => {
    const to = orderInHash();
    if (to !== undefined) navigate(to.address, { replace: true, state: { watchKey: to.watchKey } });
  }, [navigate]);
  const back = { href: paths.track, label: copy.page.other };
  const isBroken = isInBrowser && orderInHash() === undefined;
  return <Page back={back}>{isBroken ? <OrderNotFound /> : <OrderLoading />}</Page>;
}

/** Target of the link on this device: the order’s page, with the secret half behind its #, or the key beside it. */
function orderInHash(): { address: string; watchKey: string } | undefined {
  const [written = '', token = '', watchKey = ''] = window.location.hash.slice(1).split('.');
  const code = readOrderCode(written);
  if (code === undefined) return undefined;
  const address = paths.trackOrder(code);
  return watchKey === '' ? { address: `${address}#${token}`, watchKey } : { address, watchKey };
}
