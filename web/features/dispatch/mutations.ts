import { useQueryClient } from '@tanstack/react-query';
import { acceptOffer, declineOffer, handOver } from '#contract/dispatch/endpoints.ts';
import { showRun } from '#contract/orders/run/endpoints.ts';
import { useWrite } from '#web/data/use-write.ts';
import { offersQuery } from './queries.ts';

/** Asks again what is offered, and what is carried. */
export function useAskAnew() {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: offersQuery.queryKey });
    void client.invalidateQueries({ queryKey: [showRun.name] });
  };
}

export function useAcceptOffer() {
  return useWrite(acceptOffer, useAskAnew());
}

export function useDeclineOffer() {
  return useWrite(declineOffer, useAskAnew());
}

export function useHandOver() {
  return useWrite(handOver, useAskAnew());
}
