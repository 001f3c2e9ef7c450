import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { userId, type UserId } from '#contract/accounts/schema.ts';
import { peopleMatters, type PeopleMatter } from '#contract/admin/people-endpoints.ts';
import { paths } from '#contract/paths.ts';
import { permissions, roles, type Permission, type Role } from '#contract/permissions.ts';

const shows = ['all', ...peopleMatters, 'deleted', 'names'] as const;
export type PeopleShow = (typeof shows)[number];

/** State of the people list; all of it is in the address, so that it can be shared. */
export interface PeoplePlace {
  show: PeopleShow;
  search: string;
  role: Role | null;
  permission: Permission | null;
  /** Person whose page is open. */
  open: UserId | null;
}

export const everybody: Omit<PeoplePlace, 'open'> = { show: 'all', search: '', role: null, permission: null };

export function readPeoplePlace(written: string): PeoplePlace {
  const params = new URLSearchParams(written);
  const open = userId.safeParse(params.get('person'));
  return {
    show: shows.find((show) => show === params.get('show')) ?? 'all',
    search: (params.get('q') ?? '').slice(0, 80),
    role: roles.find((role) => role === params.get('role')) ?? null,
    permission: permissions.find((permission) => permission === params.get('may')) ?? null,
    open: open.success ? open.data : null,
  };
}

export function addressOfPeoplePlace({ show, search, role, permission, open }: PeoplePlace): string {
  const params = new URLSearchParams();
  if (show !== 'all') params.set('show', show);
  if (search !== '') params.set('q', search);
  if (role !== null) params.set('role', role);
  if (permission !== null) params.set('may', permission);
  if (open !== null) params.set('person', open);
  return params.size === 0 ? paths.adminUsers : `${paths.adminUsers}?${params}`;
}

/** True for what is listed elsewhere than by account. */
export function isMatter(show: PeopleShow): show is PeopleMatter {
  return peopleMatters.some((matter) => matter === show);
}

export function usePeoplePlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const place = useMemo(() => readPeoplePlace(search), [search]);
  const hrefTo = (change: Partial<PeoplePlace>) => addressOfPeoplePlace({ ...place, ...change });
  /** Another state of the same list is no step to go back from. */
  const turn = useCallback(
    (change: Partial<PeoplePlace>) =>
      navigate(addressOfPeoplePlace({ ...readPeoplePlace(location.search), ...change }), { replace: true }),
    [navigate],
  );
  return { place, hrefTo, turn };
}
