import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { isOneCity } from '#contract/markets/one-city.ts';
import type { Market } from '#contract/markets/schema.ts';
import { listArrivals } from '#contract/orders/endpoints.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { apiQuery, apiQueryOrWider } from '#web/data/api-query.ts';
import { neverAgain } from '#web/data/retries.ts';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { useMarkets } from '#web/features/markets/queries.ts';
import { useDraftPart } from './draft-store.ts';
import { wantsOf } from './errand/one-thing.ts';

export type Arrivals = ReplyOf<typeof listArrivals>;

const freshMs = 60_000;
const none: Arrivals = [];

/**
 * The arrival ranges of the draft's list from the markets that are shown; nothing while they are on their way, none
 * before there is a list, and without network. Where there are several cities they are asked for one city, and not before it is known; for all where the
 * cities cannot be read.
 */
export function useArrivals(shown: readonly Market[]): Arrivals | undefined {
  const items = useDraftPart((draft) => Math.min(wantsOf(draft).length, mostItems));
  const { area, pin } = useDraftPart(({ place }) => place);
  const address = area === null ? null : { area, pin };
  const markets = useMarkets();
  // `ByCity` asks for them, and shows the markets of all where they do not come.
  const cities = useQuery({ ...citiesQuery, enabled: false });
  const isAll = markets !== undefined && (isOneCity(markets) || (!isOneCity(shown) && !cities.isPending));
  const cityId = !isAll && isOneCity(shown) ? shown[0]?.cityId : undefined;
  const asked = { items: Math.max(1, items), address };
  const query = useQuery({
    ...(cityId === undefined
      ? apiQuery(listArrivals, asked)
      : apiQueryOrWider(listArrivals, { ...asked, cityId }, asked)),
    enabled: items > 0 && (isAll || cityId !== undefined),
    staleTime: freshMs,
    refetchInterval: freshMs,
    // The interval asks again.
    retry: neverAgain,
  });
  return query.data ?? (query.isLoading ? undefined : none);
}
