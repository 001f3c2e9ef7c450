import { isOneCity } from '#contract/markets/one-city.ts';
import { galleryQuery, marketsQuery } from '#web/features/markets/queries.ts';
import { localBusiness } from '#web/features/settings/local-business.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { askFor, known } from '#web/data/api-query.ts';
import { latePart } from '#web/lib/screen/late-part.tsx';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { Hero } from './landing/hero.tsx';

export const page: ScreenPage = {
  prepare: (client) => [askFor(client, marketsQuery), askFor(client, galleryQuery)],
  meta: ({ copy, client, publicUrl }) => {
    const business = cachedSetting(client, 'business_name');
    const time = cachedSetting(client, 'estimated_delivery_time');
    const { title, description, hero } = copy.landing;
    // Some sentences name a neighbourhood of Abuja: they are those of a house with one city.
    const isOne = isOneCity(known(client, marketsQuery));
    return {
      title: isOne ? title(business) : `${business}: ${hero.title}`,
      description:
        cachedSetting(client, 'business_description') ||
        (isOne ? description(business, time) : hero.text(time)),
      structuredData: localBusiness(client, publicUrl, !isOne),
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
