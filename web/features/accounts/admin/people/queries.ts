import { keepPreviousData, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { listCitiesToSee, listPeople, showPerson } from '#contract/accounts/admin/endpoints.ts';
import type { UserId } from '#contract/accounts/schema.ts';
import { listPeopleWho, type PeopleMatter } from '#contract/admin/people-endpoints.ts';
import { apiQuery, apiQueryOrNull } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { type InCity, useInCity } from '#web/lib/screen/office-city.ts';
import type { PeoplePlace } from './url-state.ts';

const fresh = { staleTime: 0 } as const;

export const peopleKey = [listPeople.name] as const;

/** Accounts, newest first, a page at a time; what is on the screen stays while the next answer comes. */
export function usePeople({ show, search, role, permission }: Omit<PeoplePlace, 'open'>) {
  const inCity = useInCity();
  return useInfiniteQuery({
    queryKey: [...peopleKey, show, search, role, permission, inCity],
    queryFn: ({ pageParam }) =>
      callServer(listPeople, {
        ...inCity,
        ...(search !== '' && { search }),
        ...(role !== null && { role }),
        ...(permission !== null && { permission }),
        ...(show === 'deleted' && { deleted: 'yes' }),
        ...(show === 'names' && { names: 'refused' }),
        ...(pageParam !== null && { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    ...fresh,
  });
}

export function peopleWhoQuery(matter: PeopleMatter, inCity: InCity) {
  return queryOptions({ ...apiQuery(listPeopleWho, { matter, ...inCity }), ...fresh });
}

/** Cities that an admin can be limited to. */
export const citiesToSeeQuery = queryOptions({ ...apiQuery(listCitiesToSee, {}), ...fresh });

/** One account; nothing where there is none. */
export function personQuery(userId: UserId) {
  return queryOptions({ ...apiQueryOrNull(showPerson, { userId }, 'not-found'), ...fresh });
}
