import { queryOptions } from '@tanstack/react-query';
import { showDay } from '#contract/admin/day-endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

/** Not everything that waits is told as it happens: prices, withdrawals, whatever only the clock makes late. */
const lookAgainMs = 20_000;

export function dayQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(showDay, inCity), staleTime: 0, refetchInterval: lookAgainMs });
}

export const dayKey = [showDay.name] as const;
