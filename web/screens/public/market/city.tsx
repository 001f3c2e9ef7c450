import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { City } from '#contract/cities/schema.ts';
import { cityPagesCopy } from '#contract/copy/public/cities.ts';
import { wholeClock } from '#contract/copy/clock-words.ts';
import { cityHours } from '#contract/markets/city-hours.ts';
import { paths } from '#contract/paths.ts';
import { rememberCity } from '#web/features/cities/chosen-city.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { MarketList } from '#web/features/markets/list.tsx';
import { MarketsAwaited } from '#web/features/markets/markets-pending.tsx';
import { useMarkets } from '#web/features/markets/queries.ts';
import { useCatalogue, useCopy } from '#web/lib/screen/app-context.tsx';
import { Loading } from '#web/ui/states/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { PageNotFound } from '#web/ui/states/page-not-found.tsx';
import { cityAt } from './city-at.ts';

/** The city whose page stands at an address that is no market's; a house of one city has none. */
export function CityOrNothing({ slug }: { slug: string }) {
  const { shell } = useCopy();
  const query = useQuery(citiesQuery);
  const city = cityAt(query.data, slug);
  if (city !== undefined) return <OpenedCity city={city} cities={query.data ?? []} />;
  return query.isLoading && !query.isPaused ? <Loading label={shell.loading} /> : <PageNotFound />;
}

function OpenedCity({ city, cities }: { city: City; cities: readonly City[] }) {
  const text = useCatalogue(cityPagesCopy);
  const copy = useCopy();
  const markets = useMarkets();
  const hours = cityHours(city, markets ?? []);
  useEffect(() => rememberCity(city.slug), [city.slug]);
  return (
    <Page
      title={city.name}
      lead={text.lead(wholeClock(hours.opens), wholeClock(hours.closes))}
      back={{ href: paths.markets, label: copy.market.all }}
    >
      {markets === undefined ? (
        <MarketsAwaited />
      ) : (
        <MarketList markets={markets.filter(({ cityId }) => cityId === city.id)} />
      )}
      <nav aria-label={text.others} className="mt-6 flex flex-wrap gap-x-6">
        {cities
          .filter(({ id }) => id !== city.id)
          .map(({ slug, name }) => (
            <Link key={slug} href={paths.market(slug)} className="link inline-flex min-h-12 items-center">
              {text.other(name)}
            </Link>
          ))}
      </nav>
    </Page>
  );
}
