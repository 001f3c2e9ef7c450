import { useQuery } from '@tanstack/react-query';
import type { OfficeCity } from '#contract/cities/schema.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { allCitiesQuery } from '../queries.ts';

/** The city whose settings the address names; nothing for the house. */
export function useChosenCity(): OfficeCity | undefined {
  const [params] = useSearchState();
  const { data: cities = [] } = useQuery(allCitiesQuery);
  return cities.find(({ slug }) => slug === params.get('of'));
}
