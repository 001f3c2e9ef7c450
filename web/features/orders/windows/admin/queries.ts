import { useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import { rosterAgent, setWindowHours, showWindowPlan } from '#contract/orders/windows/endpoints.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useWrite } from '#web/data/use-write.ts';
import { ApiError } from '#web/lib/network/api-error.ts';

export function windowPlanQuery(marketId: string) {
  return apiQuery(showWindowPlan, { marketId });
}

export function useSetWindowHours() {
  return useWrite(setWindowHours, usePutPlan());
}

export function useRosterAgent() {
  return useWrite(rosterAgent, usePutPlan());
}

export function isChangedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed-meanwhile';
}

/** Reads the plan anew that somebody else has changed. */
export function useReadAgain(marketId: string): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: windowPlanQuery(marketId).queryKey });
}

function usePutPlan() {
  const client = useQueryClient();
  return (plan: WindowPlan, { marketId }: Pick<SentTo<typeof setWindowHours>, 'marketId'>) => {
    client.setQueryData(windowPlanQuery(marketId).queryKey, plan);
  };
}
