import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { listBoard } from '#contract/orders/endpoints.ts';
import {
  askAboutListRequest,
  leaveListRequest,
  listListRequests,
  markListRequestUnreadable,
  renewListRequest,
  takeListRequest,
  writeListRequest,
} from '#contract/orders/requests/transcription/endpoints.ts';
import { callServer } from '#web/data/call-server.ts';
import { useWrite } from '#web/data/use-write.ts';

/** Kept under the board's name it is asked again whenever something happens to a request. */
export const listQueueQuery = queryOptions({
  queryKey: [listBoard.name, listListRequests.name] as const,
  queryFn: () => callServer(listListRequests, {}),
  staleTime: 0,
});

function useAskQueue() {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: listQueueQuery.queryKey });
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
