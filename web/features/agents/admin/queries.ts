import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { listAgentsOnRoad, moveAgent } from '#contract/agents/admin/endpoints.ts';
import {
  listAgents,
  listAgentsOnline,
  refuseAgent,
  suspendAgent,
  verifyAgent,
} from '#contract/agents/endpoints.ts';
import { type AgentForAdmin, positionEverySeconds } from '#contract/agents/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';
import { type InCity, useInCity } from '#web/lib/screen/office-city.ts';

/** Positions and who was seen last change without an event. */
const lookAgainMs = 30_000;

/** Under this key stands the list, of whichever city. */
export const agentsKey = [listAgents.name] as const;

/** Every application and agent, looked at again for as long as somebody looks. */
export function useAgents() {
  return useQuery({ ...apiQuery(listAgents, useInCity()), staleTime: 0, refetchInterval: lookAgainMs });
}

/** Polled as often as phones report their position. */
export function roadQuery(inCity: InCity) {
  return queryOptions({
    ...apiQuery(listAgentsOnRoad, inCity),
    staleTime: 0,
    refetchInterval: (positionEverySeconds * 1000) / 2,
  });
}

/** Puts one agent as they stand now into the list. */
export function useShowAgent() {
  const client = useQueryClient();
  return (fresh: AgentForAdmin) => {
    client.setQueriesData<AgentForAdmin[]>({ queryKey: agentsKey }, (list) =>
      list?.map((agent) => (agent.userId === fresh.userId ? fresh : agent)),
    );
    void client.invalidateQueries({ queryKey: agentsKey });
    void client.invalidateQueries({ queryKey: [listAgentsOnline.name] });
    void client.invalidateQueries({ queryKey: [listAgentsOnRoad.name] });
  };
}

export function useVerifyAgent() {
  return useWrite(verifyAgent, useShowAgent());
}

export function useRefuseAgent() {
  return useWrite(refuseAgent, useShowAgent());
}

export function useMoveAgent() {
  return useWrite(moveAgent, useShowAgent());
}

export function useSuspendAgent() {
  return useWrite(suspendAgent, useShowAgent());
}
