import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { listPeople } from '#contract/accounts/endpoints.ts';
import type { Role } from '#contract/permissions.ts';
import { callServer } from '../../lib/call-server.ts';

export interface PeopleFilter {
  search: string;
  role: Role | '';
}

export const peopleKey = [listPeople.name] as const;

/** Accounts, newest first, a page at a time; what is on the screen stays while the next answer comes. */
export function usePeople({ search, role }: PeopleFilter) {
  return useInfiniteQuery({
    queryKey: [...peopleKey, search, role],
    queryFn: ({ pageParam }) =>
      callServer(listPeople, {
        ...(search !== '' && { search }),
        ...(role !== '' && { role }),
        ...(pageParam !== null && { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
  });
}
