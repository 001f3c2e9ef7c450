import { useQuery } from '@tanstack/react-query';
import type { Measure } from '#contract/measures/measures.ts';
import { useMeasuresIn } from '#web/features/cities/use-measures.ts';
import { marketsQuery } from './queries.ts';

/** Every measure, those first that the city of a market usually sells by. */
export function useMeasuresAt(marketId: string | null): readonly Measure[] {
  const market = useQuery(marketsQuery).data?.find(({ id }) => id === marketId);
  return useMeasuresIn(market?.cityId);
}
