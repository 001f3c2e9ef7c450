import { queryOptions, useQueryClient } from '@tanstack/react-query';
import {
  askAboutListRequest,
  countListRequests,
  leaveListRequest,
  listListRequests,
  markListRequestUnreadable,
  renewListRequest,
  takeListRequest,
  writeListRequest,
} from '#contract/orders/requests/transcription/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { useWrite } from '#web/data/use-write.ts';
import { refreshWaitingLists, waitingListsKey } from '#web/features/orders/queries.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

export function listQueueQuery(inCity: InCity) {
  return queryOptions({
    queryKey: [waitingListsKey, listListRequests.name, inCity] as const,
    queryFn: () => callServer(listListRequests, inCity),
    staleTime: 0,
  });
}

/** For every screen of the office, which has no use for the lists themselves. */
export function listCountQuery(inCity: InCity) {
  return queryOptions({
    queryKey: [waitingListsKey, countListRequests.name, inCity] as const,
    queryFn: () => callServer(countListRequests, inCity),
    staleTime: 0,
  });
}

function useAskQueue() {
  const client = useQueryClient();
  return () => refreshWaitingLists(client);
}

export function useTakeList() {
  return useWrite(takeListRequest, useAskQueue());
}

export function useRenewList() {
  return useWrite(renewListRequest);
}

export function useLeaveList() {
  return useWrite(leaveListRequest, useAskQueue());
}

export function useWriteList() {
  return useWrite(writeListRequest, useAskQueue());
}

export function useAskAboutList() {
  return useWrite(askAboutListRequest, useAskQueue());
}

export function useMarkUnreadable() {
  return useWrite(markListRequestUnreadable, useAskQueue());
}
