import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import {
  conversationId,
  adminChatFilters,
  type ConversationId,
  type AdminChatFilter,
} from '#contract/chat/schema.ts';
import { paths } from '#contract/paths.ts';

const sheets = ['beside', 'canned', 'keys'] as const;

/** State of the conversation list; all of it is in the address, so that it can be shared. */
export interface AdminChatPlace {
  filter: AdminChatFilter;
  isWaiting: boolean;
  search: string;
  /** The conversation that is open. */
  open: ConversationId | null;
  sheet: (typeof sheets)[number] | null;
}

export function readPlace(search: string): AdminChatPlace {
  const params = new URLSearchParams(search);
  const open = conversationId.safeParse(params.get('chat'));
  return {
    filter: adminChatFilters.find((filter) => filter === params.get('filter')) ?? 'open',
    isWaiting: params.get('waiting') === 'yes',
    search: params.get('q') ?? '',
    open: open.success ? open.data : null,
    sheet: sheets.find((sheet) => sheet === params.get('sheet')) ?? null,
  };
}

/** Defaults are left out of the address. */
export function addressOfPlace({ filter, isWaiting, search, open, sheet }: AdminChatPlace): string {
  const params = new URLSearchParams();
  if (filter !== 'open') params.set('filter', filter);
  if (isWaiting) params.set('waiting', 'yes');
  if (search !== '') params.set('q', search);
  if (open !== null) params.set('chat', open);
  if (sheet !== null) params.set('sheet', sheet);
  return params.size === 0 ? paths.adminChats : `${paths.adminChats}?${params}`;
}

export type Go = (change: Partial<AdminChatPlace>) => void;

export function useAdminChatPlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const place = useMemo(() => readPlace(search), [search]);
  const hrefTo = (change: Partial<AdminChatPlace>) => addressOfPlace({ ...place, ...change });
  /** Another state of the same list is no step to go back from. */
  const turn: Go = useCallback(
    (change) => navigate(addressOfPlace({ ...readPlace(location.search), ...change }), { replace: true }),
    [navigate],
  );
  return { place, hrefTo, turn };
}
