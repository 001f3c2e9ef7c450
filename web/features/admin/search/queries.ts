import { queryOptions } from '@tanstack/react-query';
import { searchEverything } from '#contract/admin/search-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export function searchQuery(search: string) {
  return queryOptions({ ...apiQuery(searchEverything, { search }), staleTime: 10_000 });
}
