import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { orderFilter, type OrderFilter } from '#contract/orders/admin/schema.ts';
import { orderCode, type OrderCode } from '#contract/orders/schema.ts';
import { paths } from '#contract/paths.ts';

const sheets = ['filters', 'keep', 'views', 'bulk', 'assign', 'keys'] as const;
type AdminSheet = (typeof sheets)[number];

/** State of the orders screen; all of it is in the address, so that it can be shared. */
export interface AdminPlace {
  /** The board shows those under way; whatever is filtered is the list's. */
  show: 'board' | 'list';
  filter: OrderFilter;
  /** The order that is open. */
  open: OrderCode | null;
  sheet: AdminSheet | null;
}

const fields = Object.keys(orderFilter.shape);
const nameOf = (field: string) => (field === 'search' ? 'q' : field);

export function readAdminPlace(search: string): AdminPlace {
  const params = new URLSearchParams(search);
  const open = orderCode.safeParse(params.get('order'));
  const filter = readFilter(params);
  return {
    show: params.get('show') === 'list' || Object.keys(filter).length > 0 ? 'list' : 'board',
    filter,
    open: open.success ? open.data : null,
    sheet: sheets.find((sheet) => sheet === params.get('sheet')) ?? null,
  };
}

/** Invalid fields of the address are dropped; the others still apply. */
function readFilter(params: URLSearchParams): OrderFilter {
  const given = new Map(
    fields.flatMap((field) => {
      const value = params.get(nameOf(field)) ?? '';
      return value === '' ? [] : [[field, value] as const];
    }),
  );
  const read = orderFilter.safeParse(Object.fromEntries(given));
  if (read.success) return read.data;
  for (const { path } of read.error.issues) given.delete(String(path[0]));
  const rest = orderFilter.safeParse(Object.fromEntries(given));
  return rest.success ? rest.data : {};
}

export function addressOfAdminPlace({ show, filter, open, sheet }: AdminPlace): string {
  const params = new URLSearchParams();
  const isFiltered = Object.keys(filter).length > 0;
  if (show === 'list' && !isFiltered) params.set('show', 'list');
  if (show === 'list')
    for (const [field, value = ''] of Object.entries(filter)) params.set(nameOf(field), value);
  if (open !== null) params.set('order', open);
  if (sheet !== null) params.set('sheet', sheet);
  return params.size === 0 ? paths.adminOrders : `${paths.adminOrders}?${params}`;
}

export type Turn = (change: Partial<AdminPlace>) => void;

export type Admin = ReturnType<typeof useAdminPlace>;

export function useAdminPlace() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const place = useMemo(() => readAdminPlace(search), [search]);
  const hrefTo = (change: Partial<AdminPlace>) => addressOfAdminPlace({ ...place, ...change });
  const move = useCallback(
    (change: Partial<AdminPlace>, replace: boolean) =>
      navigate(addressOfAdminPlace({ ...readAdminPlace(location.search), ...change }), { replace }),
    [navigate],
  );
  /** Another state of the same list is no step to go back from. */
  const turn: Turn = useCallback((change) => move(change, true), [move]);
  /** One step further in: the phone's back button leads out again. */
  const go: Turn = useCallback((change) => move(change, false), [move]);
  return { place, hrefTo, turn, go };
}

/** The filter with some of it changed; what becomes nothing is left out. */
export function changedFilter(
  filter: OrderFilter,
  change: { [Field in keyof OrderFilter]?: OrderFilter[Field] | '' },
): OrderFilter {
  const entries = Object.entries({ ...filter, ...change }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  const read = orderFilter.safeParse(Object.fromEntries(entries));
  return read.success ? read.data : filter;
}

/** The same orders, in whatever sequence its fields were written. */
export function isSameFilter(a: OrderFilter, b: OrderFilter): boolean {
  const held = new Map<string, string | undefined>(Object.entries(b));
  return (
    Object.keys(a).length === held.size &&
    Object.entries(a).every(([field, value]) => held.get(field) === value)
  );
}
