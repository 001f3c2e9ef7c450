import { useQuery } from '@tanstack/react-query';
import { isOneCity } from '#contract/markets/one-city.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useRememberedCity } from '#web/features/cities/chosen-city.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';

/** The city that is shown where markets lie in several: that of the chosen market, the remembered one, or the first. */
export function useShownCity(markets: readonly Market[], chosen?: string | null) {
  const remembered = useRememberedCity();
  const { data: cities = [] } = useQuery({ ...citiesQuery, enabled: !isOneCity(markets) });
  const withMarkets = cities.filter(({ id }) => markets.some(({ cityId }) => cityId === id));
  const ofMarket = markets.find(({ id }) => id === chosen)?.cityId;
  const city =
    withMarkets.find(({ id }) => id === ofMarket) ??
    withMarkets.find(({ slug }) => slug === remembered) ??
    withMarkets[0];
  return { city, withMarkets };
}
