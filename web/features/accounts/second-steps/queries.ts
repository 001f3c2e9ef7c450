import { useQueryClient } from '@tanstack/react-query';
import { showSecondSteps } from '#contract/accounts/second-steps/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

/** Second steps of the signed-in admin. */
export const secondStepsQuery = apiQuery(showSecondSteps, {});

/** A write after which the second steps are other ones. */
export function useSecondStepWrite<E extends Endpoint>(endpoint: E) {
  const client = useQueryClient();
  return useWrite(endpoint, () => client.invalidateQueries({ queryKey: secondStepsQuery.queryKey }));
}
