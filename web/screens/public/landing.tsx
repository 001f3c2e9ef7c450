import { galleryQuery, marketsQuery } from '#web/features/markets/queries.ts';
import { localBusiness } from '#web/features/settings/local-business.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { askFor } from '#web/data/api-query.ts';
import { latePart } from '#web/lib/screen/late-part.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { Hero } from './landing/hero.tsx';

export const page: ScreenPage = {
  prepare: (client) => [askFor(client, marketsQuery), askFor(client, galleryQuery)],
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

const Rest = latePart(() => import('./landing/rest.tsx'));

/** The front of the shop. */
export default function Landing() {
  return (
    <>
      <Hero />
      <Rest />
    </>
  );
}
