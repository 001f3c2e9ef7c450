import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import {
  answerRequestQuestion,
  listMyListRequests,
  showListRequest,
  withdrawListRequest,
} from '#contract/orders/requests/endpoints.ts';
import { isOpenRequest, type ListRequest } from '#contract/orders/requests/schema.ts';
import { callServer } from '#web/data/call-server.ts';
import { ApiError } from '#web/lib/network/api-error.ts';
import { useWrite } from '#web/data/use-write.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { pollMs } from '../queries.ts';
import { dropRequestKey, onRequestKeys, requestKeys, type RequestKey } from './keys.ts';

// A name of their own: the worker stores what stands under that of a stored read as its reply.
const ofRequests = [showListRequest.name] as const;

function requestQuery({ id, token }: RequestKey) {
  return queryOptions({
    queryKey: [...ofRequests, id],
    queryFn: () => callServer(showListRequest, { requestId: id, token }).catch(dropWhereGone(id)),
    staleTime: 0,
    retry: false,
    // The key of a device brings no events.
    refetchInterval: ({ state: { data } }) => (data === undefined || isOpenRequest(data) ? pollMs : false),
  });
}

/** A key that opens nothing any more is not tried again: each try would count as a guess. */
function dropWhereGone(id: string) {
  return (error: unknown): never => {
    if (error instanceof ApiError && error.code === 'not-found') dropRequestKey(id);
    throw error;
  };
}

/** A request with the key that opens it; none for the account's own. */
export interface OwnRequest {
  request: ListRequest;
  token: string | null;
}

/** The requests of this device and of the account that is signed in, newest first. */
export function useRequests(): { requests: readonly OwnRequest[]; isLost: boolean; isOwnRead: boolean } {
  const all = useSyncExternalStore(onRequestKeys, requestKeys, () => noKeys);
  const me = useMe();
  const isSignedIn = Boolean(me);
  // A guest's lists are not for the account that signs in next on this phone, and until that is known for nobody.
  const keys = useMemo(
    () => all.filter(({ owner }) => me !== undefined && owner === (me?.id ?? null)),
    [all, me],
  );
  const held = useQueries({ queries: keys.map(requestQuery) });
  const own = useQuery({
    queryKey: [...ofRequests, 'own'],
    queryFn: () => callServer(listMyListRequests, {}),
    enabled: isSignedIn,
    staleTime: 0,
    // A stream for everybody who writes a list would be held open for the few who talk.
    refetchInterval: ({ state: { data } }) => (data?.some(isOpenRequest) === true ? pollMs : false),
  });
  const byKey = held.flatMap(({ data: request }, place) =>
    request === undefined ? [] : [{ request, token: keys[place]?.token ?? null }],
  );
  const known = new Set(byKey.map(({ request }) => request.id));
  const ofAccount = (isSignedIn ? (own.data ?? []) : []).flatMap((request) =>
    known.has(request.id) ? [] : [{ request, token: null }],
  );
  const requests = [...byKey, ...ofAccount].toSorted((a, b) =>
    b.request.sentAt.localeCompare(a.request.sentAt),
  );
  const isOwnRead = isSignedIn && own.isSuccess;
  return {
    requests,
    isOwnRead,
    isLost: requests.length === 0 && (own.isError || held.some(({ isError }) => isError)),
  };
}

const noKeys: readonly RequestKey[] = [];
export const requestsQueryKey = ofRequests;

export function useAnswerRequest(onDone: () => void) {
  return useWrite(answerRequestQuestion, onDone);
}

export function useWithdrawRequest(onDone: () => void) {
  return useWrite(withdrawListRequest, onDone);
}
