import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { City } from '#contract/cities/schema.ts';
import { wholeClock } from '#contract/copy/clock-words.ts';
import { cityHours } from '#contract/markets/city-hours.ts';
import type { Market } from '#contract/markets/schema.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { cityBusiness } from '#web/features/cities/city-business.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { ClosedDays } from '#web/features/markets/opening/closed-days.tsx';
import { MarketDays } from '#web/features/markets/opening/week.tsx';
import { MarketPicture } from '#web/features/markets/picture.tsx';
import { OpenState } from '#web/features/markets/opening/open-state.tsx';
import { openingOf } from '#web/features/markets/opening/opening.ts';
import { marketQuery, marketsQuery } from '#web/features/markets/queries.ts';
import { CouldNotLoad } from '#web/data/could-not-load.tsx';
import { pageNotFoundMeta } from '#web/ui/states/page-not-found.tsx';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { askFor, known } from '#web/data/api-query.ts';
import type { ScreenPage, ScreenProps } from '#web/lib/screen/screen.tsx';
import { useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { buttonClass } from '#web/ui/buttons/button-look.ts';
import { Loading } from '#web/ui/states/loading.tsx';
import { Page } from '#web/ui/page.tsx';
import { CityOrNothing } from './market/city.tsx';
import { cityAt } from './market/city-at.ts';

export const page: ScreenPage = {
  prepare: (client, { slug = '' }) => [askForMarketOrCity(client, slug)],
  meta: ({ copy, client, publicUrl, params: { slug = '' } }) => {
    const business = cachedSetting(client, 'business_name');
    const market = client.getQueryData<Market | null>(marketQuery(slug).queryKey);
    // Undefined is a market still on its way; only a plain no is a page that is not there.
    if (market === undefined) return { title: business };
    if (market === null) {
      const city = cityAt(known(client, citiesQuery), slug);
      if (city === undefined) return pageNotFoundMeta(copy, business);
      return {
        title: `${copy.markets.title}: ${city.name} · ${business}`,
        description: copy.market.description(city.name, ''),
        structuredData: cityBusiness(
          client,
          publicUrl,
          city,
          cityHours(city, known(client, marketsQuery) ?? []),
        ),
      };
    }
    return {
      title: `${copy.market.title(market.name)} · ${business}`,
      description: copy.market.description(market.name, market.location),
    };
  },
};

/** An address of one word is a market's before it is a city's. */
async function askForMarketOrCity(client: QueryClient, slug: string): Promise<void> {
  await askFor(client, marketQuery(slug));
  if (known(client, marketQuery(slug)) !== null) return;
  await askFor(client, citiesQuery);
  if (cityAt(known(client, citiesQuery), slug) !== undefined) await askFor(client, marketsQuery);
}

/** One market: when, where, and the button to order there. */
export default function MarketScreen({ params: { slug = '' } }: ScreenProps) {
  const { shell } = useCopy();
  const market = useQuery(marketQuery(slug));
  const cities = useQueryClient().getQueryData<City[]>(citiesQuery.queryKey);
  const listed = useQueryClient().getQueryData<Market[]>(marketsQuery.queryKey);
  if (market.data === null) return <CityOrNothing slug={slug} />;
  // The list says as much of a market as its own page, and is on every phone, network or not.
  const opened = market.data ?? listed?.find((one) => one.slug === slug);
  if (opened !== undefined) return <OpenedMarket market={opened} />;
  if (!market.isError && !market.isPaused) return <Loading label={shell.loading} />;
  // Without network the cities that this phone knows say whose address it is.
  if (cityAt(cities, slug) !== undefined) return <CityOrNothing slug={slug} />;
  return <CouldNotLoad query={market} />;
}

function OpenedMarket({ market }: { market: Market }) {
  const copy = useCopy();
  const now = useNow();
  const opening = openingOf(market, now);
  const isOpen = opening.state === 'open';
  return (
    <Page title={market.name} back={{ href: paths.markets, label: copy.market.all }}>
      <div className="grid grid-cols-1 gap-6 md:grid-cols-2 md:gap-10">
        <MarketPicture market={market} className="rounded-lg" />
        <div className="grid content-start gap-5">
          <OpenState opening={opening} />
          {market.description === '' ? null : (
            <p className="text-lg whitespace-pre-line">{market.description}</p>
          )}
          <dl className="grid gap-4">
            <Fact term={copy.markets.daysLabel}>
              <div className="max-w-sm">
                <MarketDays market={market} today={lagosClock(now).weekday} />
              </div>
            </Fact>
            <Fact term={copy.markets.hoursLabel}>
              {copy.markets.hours(wholeClock(market.hours.opens), wholeClock(market.hours.closes))}
            </Fact>
            {market.closures.length === 0 ? null : (
              <Fact term={copy.markets.closuresLabel}>
                <ClosedDays closures={market.closures} />
              </Fact>
            )}
            {market.location === '' ? null : <Fact term={copy.markets.locationLabel}>{market.location}</Fact>}
          </dl>
          <div className="grid gap-2">
            <a
              href={`${paths.placeOrder}?market=${market.slug}`}
              className={buttonClass({ size: 'large', isWide: true })}
            >
              {isOpen ? copy.market.order : copy.market.orderLater}
            </a>
            {isOpen ? null : <p className="text-sm text-ink-soft">{copy.market.laterText}</p>}
          </div>
        </div>
      </div>
    </Page>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm font-extrabold text-ink-soft">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
