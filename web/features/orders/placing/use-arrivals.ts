import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listArrivals } from '#contract/orders/endpoints.ts';
import { mostItems } from '#contract/orders/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { neverAgain } from '#web/data/retries.ts';
import { wantedItems } from '#web/features/lists/items/draft-item.ts';
import { useDraftPart } from './draft-store.ts';

export type Arrivals = ReplyOf<typeof listArrivals>;

const freshMs = 60_000;
const none: Arrivals = [];

/** The arrival ranges of the draft's list from each market; none before there is a list, and without network. */
export function useArrivals(): Arrivals {
  const items = useDraftPart(({ items: lines }) => Math.min(wantedItems(lines).length, mostItems));
  const { area, pin } = useDraftPart(({ place }) => place);
  const address = area === null ? null : { area, pin };
  const query = useQuery({
    ...apiQuery(listArrivals, { items: Math.max(1, items), address }),
    enabled: items > 0,
    staleTime: freshMs,
    refetchInterval: freshMs,
    // The interval asks again.
    retry: neverAgain,
  });
  return query.data ?? none;
}
