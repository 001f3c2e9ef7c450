import { queryOptions, useQuery } from '@tanstack/react-query';
import { showMyApplication, showShift } from '#contract/agents/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

export const shiftQuery = queryOptions({ ...apiQuery(showShift, {}), staleTime: 0 });
export const applicationQuery = queryOptions({ ...apiQuery(showMyApplication, {}), staleTime: 0 });

const pollMs = 60_000;

/** Polled now and then, because an admin can end a shift too. */
export function useShift() {
  return useQuery({
    ...shiftQuery,
    refetchInterval: pollMs,
    refetchOnReconnect: 'always',
    refetchOnWindowFocus: 'always',
  });
}
