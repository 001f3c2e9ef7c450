import { queryOptions } from '@tanstack/react-query';
import { showCoverage } from '#contract/dispatch/admin/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

/** Floats and phones change without an event of their orders. */
const lookAgainMs = 20_000;

export function coverageQuery(inCity: InCity) {
  return queryOptions({ ...apiQuery(showCoverage, inCity), staleTime: 0, refetchInterval: lookAgainMs });
}
