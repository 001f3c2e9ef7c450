import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { SentTo } from '#contract/endpoint.ts';
import {
  listSubscribers,
  makeAccessKey,
  revokeAccessKey,
  showLaunch,
  switchMaintenance,
} from '#contract/launch/endpoints.ts';
import { showOpened } from '#contract/notifications/admin/endpoints.ts';
import type { Launch } from '#contract/launch/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { neverAgain } from '#web/data/retries.ts';
import { useWrite } from '#web/data/use-write.ts';

/** The gate, the access keys, and how many wait. */
export const launchQuery = apiQuery(showLaunch, {});

export const subscribersQuery = apiQuery(listSubscribers, {});

export function useSwitchMaintenance() {
  return useWrite(switchMaintenance, usePutLaunch());
}

export function useRevokeAccessKey() {
  return useWrite(revokeAccessKey, usePutLaunch());
}

export function useMakeAccessKey() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    // A key that was made and lost on the way must not become two.
    retry: neverAgain,
    mutationFn: (input: SentTo<typeof makeAccessKey>) => callServer(makeAccessKey, input),
    onSuccess: () => client.invalidateQueries({ queryKey: launchQuery.queryKey }),
  });
}

function usePutLaunch() {
  const client = useQueryClient();
  return (launch: Launch) => {
    client.setQueryData(launchQuery.queryKey, launch);
    // The gate decides whether the opening may be announced.
    void client.invalidateQueries({ queryKey: [showOpened.name] });
  };
}
