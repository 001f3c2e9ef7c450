import { useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { rosterAgent, setWindowHours, showWindowPlan } from '#contract/orders/windows/endpoints.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';

export function windowPlanQuery(marketId: string) {
  return apiQuery(showWindowPlan, { marketId });
}

export function useSetWindowHours() {
  return useWrite(setWindowHours, usePutPlan());
}

export function useRosterAgent() {
  return useWrite(rosterAgent, usePutPlan());
}

function usePutPlan() {
  const client = useQueryClient();
  return (plan: WindowPlan, { marketId }: Pick<SentTo<typeof setWindowHours>, 'marketId'>) => {
    client.setQueryData(windowPlanQuery(marketId).queryKey, plan);
  };
}
