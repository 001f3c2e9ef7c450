import { queryOptions } from '@tanstack/react-query';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** Not everything that waits is told as it happens: prices, withdrawals, whatever only the clock makes late. */
const lookAgainMs = 20_000;

export const dayQuery = queryOptions({
  ...apiQuery(showDay, {}),
  staleTime: 0,
  refetchInterval: lookAgainMs,
});
