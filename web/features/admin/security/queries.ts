import { keepPreviousData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { exportSecurityEvents, listSecurityEvents } from '#contract/admin/security-endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { neverAgain } from '#web/data/retries.ts';
import { askedOf, type SecurityFilter } from './url-state.ts';

/** Lines of the log, newest first, a page at a time. */
export function useSecurityEvents(filter: SecurityFilter) {
  return useInfiniteQuery({
    queryKey: [listSecurityEvents.name, filter] as const,
    queryFn: ({ pageParam }) =>
      callServer(listSecurityEvents, { ...askedOf(filter), ...(pageParam !== null && { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useExportSecurityEvents() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // Each time stands in the log.
    retry: neverAgain,
    mutationFn: (filter: SecurityFilter) => callServer(exportSecurityEvents, askedOf(filter)),
    onSuccess: () => client.invalidateQueries({ queryKey: [listSecurityEvents.name] }),
  });
}
