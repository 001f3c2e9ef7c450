import { useQuery } from '@tanstack/react-query';
import { CouldNotLoad } from '#web/data/could-not-load.tsx';
import { marketsQuery } from './queries.ts';
import { MarketCardsLoading } from './cards-loading.tsx';

/** In place of the markets until they are there, or what keeps them away. */
export function MarketsAwaited() {
  const query = useQuery(marketsQuery);
  return query.isError || query.isPaused ? <CouldNotLoad query={query} /> : <MarketCardsLoading />;
}
