import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { decideClaim, listClaimsWaiting, makeClaim } from '#contract/orders/claims/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useWrite } from '#web/data/use-write.ts';
import { pollMs, refreshOrders } from '../queries.ts';
import { useInCity } from '#web/lib/screen/office-city.ts';

export type ClaimDecision = SentTo<typeof decideClaim>['decision'];

/** Claims that wait for a decision, the oldest first. */
export function useClaimsWaiting(live: LiveState) {
  return useQuery({
    ...apiQuery(listClaimsWaiting, useInCity()),
    staleTime: 0,
    refetchInterval: live === 'down' ? pollMs : false,
  });
}

export function useMakeClaim() {
  const client = useQueryClient();
  return useWrite(makeClaim, (_outcome, { code }) => refreshOrders(client, code));
}

export function useDecideClaim(code: string) {
  const client = useQueryClient();
  return useWrite(decideClaim, () => refreshOrders(client, code));
}
