import { useQuery } from '@tanstack/react-query';
import type { MarketId } from '#contract/markets/schema.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';

/** Chosen markets without those that the office has hidden since: no box is left to take them out, and they are refused. */
export function useShownMarkets(chosen: readonly MarketId[]): MarketId[] {
  const { data } = useQuery(marketsQuery);
  return chosen.filter((id) => data === undefined || data.some((market) => market.id === id));
}
