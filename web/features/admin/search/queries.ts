import { queryOptions } from '@tanstack/react-query';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

export function searchQuery(search: string, inCity: InCity) {
  return queryOptions({ ...apiQuery(searchEverything, { search, ...inCity }), staleTime: 10_000 });
}
