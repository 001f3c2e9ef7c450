import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { deliveryState, noticeKind, type Delivery } from '#contract/notifications/schema.ts';
import { noticeWays, type NoticeKind, type NoticeWay } from '#contract/notifications/kinds.ts';
import { paths } from '#contract/paths.ts';

export const adminTabs = ['broadcasts', 'log', 'hours'] as const;
export type AdminTab = (typeof adminTabs)[number];

/** Filter of the log; empty fields match everything. */
export interface LogFilter {
  state: Delivery['state'] | '';
  kind: NoticeKind | '';
  way: NoticeWay | '';
  person: string;
  code: string;
}

/** State of the screen; all of it is in the address. */
export interface AdminPlace extends LogFilter {
  tab: AdminTab;
  /** The draft that is written, or a new one. */
  write: string | null;
  /** It is about to be sent. */
  isSending: boolean;
}

export const noFilter: LogFilter = { state: '', kind: '', way: '', person: '', code: '' };

export function readAdmin(search: string): AdminPlace {
  const params = new URLSearchParams(search);
  const state = deliveryState.safeParse(params.get('state'));
  const kind = noticeKind.safeParse(params.get('kind'));
  return {
    tab: adminTabs.find((tab) => tab === params.get('tab')) ?? 'broadcasts',
    write: params.get('write'),
    isSending: params.get('sheet') === 'send',
    state: state.success ? state.data : '',
    kind: kind.success ? kind.data : '',
    way: noticeWays.find((way) => way === params.get('way')) ?? '',
    person: params.get('person') ?? '',
    code: params.get('code') ?? '',
  };
}

/** Defaults are left out of the address. */
export function addressOfAdmin({ tab, write, isSending, ...filter }: AdminPlace): string {
  const params = new URLSearchParams();
  if (tab !== 'broadcasts') params.set('tab', tab);
  if (write !== null) params.set('write', write);
  if (isSending) params.set('sheet', 'send');
  for (const [name, value] of Object.entries(filter)) if (value !== '') params.set(name, value);
  return params.size === 0 ? paths.adminNotifications : `${paths.adminNotifications}?${params}`;
}

export type Turn = (change: Partial<AdminPlace>, options?: { replace: boolean }) => void;

export function useAdminPlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const place = useMemo(() => readAdmin(search), [search]);
  const hrefTo = (change: Partial<AdminPlace>) => addressOfAdmin({ ...place, ...change });
  const turn: Turn = useCallback(
    (change, options) => navigate(addressOfAdmin({ ...readAdmin(location.search), ...change }), options),
    [navigate],
  );
  return { place, hrefTo, turn };
}
