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

/** Positions and who was seen last change without an event. */
const lookAgainMs = 30_000;

export const agentsQuery = apiQuery(listAgents, {});

/** Every application and agent, looked at again for as long as somebody looks. */
export function useAgents() {
  return useQuery({ ...agentsQuery, staleTime: 0, refetchInterval: lookAgainMs });
}

/** Polled as often as phones report their position. */
export const roadQuery = queryOptions({
  ...apiQuery(listAgentsOnRoad, {}),
  staleTime: 0,
  refetchInterval: (positionEverySeconds * 1000) / 2,
});

/** Puts one agent as they stand now into the list. */
export function useShowAgent() {
  const client = useQueryClient();
  return (fresh: AgentForAdmin) => {
    client.setQueryData(agentsQuery.queryKey, (list) =>
      list?.map((agent) => (agent.userId === fresh.userId ? fresh : agent)),
    );
    void client.invalidateQueries({ queryKey: [listAgents.name] });
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
