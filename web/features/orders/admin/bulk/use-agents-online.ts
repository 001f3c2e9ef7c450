import { useQuery } from '@tanstack/react-query';
import { listAgentsOnline } from '#contract/agents/endpoints.ts';
import { apiQuery } from '#web/data/api-query.ts';

/** Positions and who was seen last change without an event. */
const pollMs = 30_000;

/** Online agents who could be given an order. */
export function useAgentsOnline() {
  return useQuery({ ...apiQuery(listAgentsOnline, {}), staleTime: 0, refetchInterval: pollMs });
}
