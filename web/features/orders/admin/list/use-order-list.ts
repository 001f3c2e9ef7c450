import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderFilter } from '#contract/orders/admin/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { adminOrdersQuery } from '../queries.ts';
import { pollMs } from '#web/features/orders/queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** By which words an order is found is written down a moment behind it, and nobody is told when. */
const wordsPollMs = 5000;

/** The list of all orders under a filter, kept true. */
export function useAdminList(filter: OrderFilter, live: LiveState) {
  const withoutLineMs = live === 'down' ? pollMs : false;
  return useInfiniteQuery({
    ...adminOrdersQuery({ ...filter, ...useInCity() }),
    refetchInterval: filter.search === undefined ? withoutLineMs : wordsPollMs,
  });
}

export type AdminList = ReturnType<typeof useAdminList>;
