import { useInfiniteQuery } from '@tanstack/react-query';
import type { OrderFilter } from '#contract/orders/office-schema.ts';
import type { LiveState } from '../../lib/live-source.ts';
import { officeOrdersQuery } from './office-calls.ts';
import { pollMs } from './queries.ts';

/** The list of all orders under a filter, kept true. */
export function useOfficeList(filter: OrderFilter, live: LiveState) {
  return useInfiniteQuery({
    ...officeOrdersQuery(filter),
    refetchInterval: live === 'down' ? pollMs : false,
  });
}

export type OfficeList = ReturnType<typeof useOfficeList>;
