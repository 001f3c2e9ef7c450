import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listAudit } from '#contract/admin/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { askedOf, type HistoryFilter } from './url-state.ts';

/** Audit entries, newest first, a page at a time. */
export function useHistory(filter: HistoryFilter) {
  return useInfiniteQuery({
    queryKey: [listAudit.name, filter] as const,
    queryFn: ({ pageParam }) =>
      callServer(listAudit, { ...askedOf(filter), ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}
