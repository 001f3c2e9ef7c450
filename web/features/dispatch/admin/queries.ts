import { queryOptions } from '@tanstack/react-query';
import { showCoverage } from '#contract/dispatch/admin/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** Floats and phones change without an event of their orders. */
const lookAgainMs = 20_000;

export const coverageQuery = queryOptions({
  ...apiQuery(showCoverage, {}),
  staleTime: 0,
  refetchInterval: lookAgainMs,
});
