import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderFilter } from '#contract/orders/admin/schema.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { officeOrdersQuery } from '../queries.ts';
import { pollMs } from '#web/features/orders/queries.ts';

/** By which words an order is found is written down a moment behind it, and nobody is told when. */
const wordsPollMs = 5000;

/** The list of all orders under a filter, kept true. */
export function useOfficeList(filter: OrderFilter, live: LiveState) {
  const withoutLineMs = live === 'down' ? pollMs : false;
  return useInfiniteQuery({
    ...officeOrdersQuery(filter),
    refetchInterval: filter.search === undefined ? withoutLineMs : wordsPollMs,
  });
}

export type OfficeList = ReturnType<typeof useOfficeList>;
