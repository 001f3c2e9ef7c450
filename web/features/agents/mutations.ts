import { useQueryClient } from '@tanstack/react-query';
import { applyAsAgent, askForFloat, changeMyWork, goOffline, goOnline } from '#contract/agents/endpoints.ts';
import { useWrite } from '#web/data/use-write.ts';
import { applicationQuery, shiftQuery } from './queries.ts';

export function useGoOnline() {
  const client = useQueryClient();
  return useWrite(goOnline, (shift) => {
    client.setQueryData(shiftQuery.queryKey, (known) => known && { ...known, shift });
    void client.invalidateQueries({ queryKey: shiftQuery.queryKey });
  });
}

export function useGoOffline() {
  const client = useQueryClient();
  return useWrite(goOffline, () => {
    client.setQueryData(shiftQuery.queryKey, (known) => known && { ...known, shift: null });
    void client.invalidateQueries({ queryKey: shiftQuery.queryKey });
  });
}

export function useChangeMyWork() {
  const client = useQueryClient();
  return useWrite(changeMyWork, (agent) =>
    client.setQueryData(shiftQuery.queryKey, (known) => known && { ...known, agent }),
  );
}

export function useAskForFloat() {
  const client = useQueryClient();
  return useWrite(askForFloat, ({ floatAskedAt }) =>
    client.setQueryData(shiftQuery.queryKey, (known) => known && { ...known, floatAskedAt }),
  );
}

export function useApply() {
  const client = useQueryClient();
  return useWrite(applyAsAgent, (agent) => client.setQueryData(applicationQuery.queryKey, { agent }));
}
