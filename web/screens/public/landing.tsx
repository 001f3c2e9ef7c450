import { marketsQuery } from '../../features/markets/queries.ts';
import { localBusiness } from '../../features/settings/local-business.ts';
import { cachedSetting } from '../../features/settings/queries.ts';
import type { ScreenPage } from '../../lib/screen.tsx';
import { About } from './landing/about.tsx';
import { Fees } from './landing/fees.tsx';
import { Gallery } from './landing/gallery.tsx';
import { Hero } from './landing/hero.tsx';
import { LastCall } from './landing/last-call.tsx';
import { MarketsToday } from './landing/markets-today.tsx';

export const page: ScreenPage = {
  prepare: (client) => [client.fetchQuery(marketsQuery)],
  meta: ({ copy, client, publicUrl }) => {
    const business = cachedSetting(client, 'business_name');
    const time = cachedSetting(client, 'estimated_delivery_time');
    return {
      title: copy.landing.title(business),
      description: cachedSetting(client, 'business_description') || copy.landing.description(business, time),
      structuredData: localBusiness(client, publicUrl),
    };
  },
};

/** The front of the shop. */
export default function Landing() {
  return (
    <>
      <Hero />
      <MarketsToday />
      <About />
      <Fees />
      <Gallery />
      <LastCall />
    </>
  );
}
