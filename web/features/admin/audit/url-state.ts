import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { InputOf } from '#contract/endpoint.ts';
import type { listAudit } from '#contract/admin/endpoints.ts';
import { officePaths } from '#contract/admin/paths.ts';

const fields = ['subject', 'actor', 'action', 'from', 'to'] as const;
export type HistoryField = (typeof fields)[number];

/** Filter of the history; all of it is in the address. */
export type HistoryFilter = Readonly<Record<HistoryField, string>>;

export const everyChange: HistoryFilter = { subject: '', actor: '', action: '', from: '', to: '' };

const longest: Readonly<Record<HistoryField, number>> = {
  subject: 100,
  actor: 60,
  action: 60,
  from: 10,
  to: 10,
};
const isDay = (written: string) => /^\d{4}-\d{2}-\d{2}$/.test(written) && !Number.isNaN(Date.parse(written));

export function readHistoryFilter(search: string): HistoryFilter {
  const params = new URLSearchParams(search);
  const value = (field: HistoryField) => (params.get(field) ?? '').slice(0, longest[field]);
  const day = (field: 'from' | 'to') => (isDay(value(field)) ? value(field) : '');
  return {
    subject: value('subject'),
    actor: value('actor'),
    action: value('action'),
    from: day('from'),
    to: day('to'),
  };
}

export function addressOfHistory(filter: HistoryFilter): string {
  const params = new URLSearchParams();
  for (const field of fields) if (filter[field] !== '') params.set(field, filter[field]);
  return params.size === 0 ? officePaths.history() : `${officePaths.history()}&${params}`;
}

/** Input of the query, without empty fields. */
export function askedOf(filter: HistoryFilter): InputOf<typeof listAudit> {
  return Object.fromEntries(
    fields.flatMap((field) => (filter[field] === '' ? [] : [[field, filter[field]]])),
  );
}

export function useHistoryFilter() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const filter = useMemo(() => readHistoryFilter(search), [search]);
  const turn = useCallback(
    (change: Partial<HistoryFilter>) =>
      navigate(addressOfHistory({ ...readHistoryFilter(location.search), ...change }), { replace: true }),
    [navigate],
  );
  return { filter, turn };
}
