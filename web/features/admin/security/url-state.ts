import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { exportSecurityEvents } from '#contract/admin/security-endpoints.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { officePaths } from '#contract/admin/paths.ts';

const fields = ['search', 'kind', 'from', 'to'] as const;

/** Filter of the log; all of it is in the address. */
export type SecurityFilter = Readonly<Record<(typeof fields)[number], string>>;

export const everyEvent: SecurityFilter = { search: '', kind: '', from: '', to: '' };

const patterns: Readonly<Record<(typeof fields)[number], RegExp>> = {
  search: /^.{1,80}$/u,
  kind: /^[a-z]+(?:-[a-z]+)*$/,
  from: /^\d{4}-\d{2}-\d{2}$/,
  to: /^\d{4}-\d{2}-\d{2}$/,
};

export function readSecurityFilter(written: string): SecurityFilter {
  const params = new URLSearchParams(written);
  const valid = (field: (typeof fields)[number]) => {
    const value = params.get(field) ?? '';
    const isDay = field === 'from' || field === 'to';
    return patterns[field].test(value) && !(isDay && Number.isNaN(Date.parse(value))) ? value : '';
  };
  return { search: valid('search'), kind: valid('kind'), from: valid('from'), to: valid('to') };
}

export function addressOfSecurity(filter: SecurityFilter): string {
  const params = new URLSearchParams();
  for (const field of fields) if (filter[field] !== '') params.set(field, filter[field]);
  return params.size === 0 ? officePaths.security : `${officePaths.security}&${params}`;
}

/** Input of the query, without empty fields. */
export function askedOf(filter: SecurityFilter): InputOf<typeof exportSecurityEvents> {
  return Object.fromEntries(
    fields.flatMap((field) => (filter[field] === '' ? [] : [[field, filter[field]]])),
  );
}

export function useSecurityFilter() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => readSecurityFilter(search), [search]);
  const turn = useCallback(
    (change: Partial<SecurityFilter>) =>
      navigate(addressOfSecurity({ ...readSecurityFilter(location.search), ...change }), { replace: true }),
    [navigate],
  );
  return { filter, turn };
}
