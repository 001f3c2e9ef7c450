import { useLocation, useSearch } from 'wouter';
import { listRequestId, type ListRequestId } from '#contract/orders/requests/ids.ts';
import { paths } from '#contract/paths.ts';

/** The list that is open stands in the address. */
export function useOpenList() {
  const search = useSearch();
  const [, navigate] = useLocation();
  const read = listRequestId.safeParse(new URLSearchParams(search).get('list'));
  return {
    open: read.success ? read.data : null,
    hrefTo: listAddress,
    goTo: (id: ListRequestId) => navigate(listAddress(id)),
    close: () => navigate(paths.adminLists, { replace: true }),
  };
}

function listAddress(id: ListRequestId): string {
  return `${paths.adminLists}?list=${id}`;
}
