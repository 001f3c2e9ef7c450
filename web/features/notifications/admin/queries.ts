import {
  infiniteQueryOptions,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReplyOf, SentTo } from '#contract/endpoint.ts';
import {
  cancelBroadcast,
  changeHouseQuietHours,
  composeBroadcast,
  listBroadcasts,
  listDeliveries,
  previewBroadcast,
  reviseBroadcast,
  scheduleBroadcast,
  showHouseQuietHours,
  tryBroadcast,
} from '#contract/notifications/admin/endpoints.ts';
import type { Broadcast, BroadcastAudience } from '#contract/notifications/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { neverAgain } from '#web/data/retries.ts';
import { useWrite } from '#web/data/use-write.ts';
import { lookAgainMs } from './broadcasts/going-out.ts';
import type { LogFilter } from './url-state.ts';

type Page = ReplyOf<typeof listBroadcasts>;

const broadcastsQuery = infiniteQueryOptions({
  queryKey: [listBroadcasts.name] as const,
  queryFn: ({ pageParam }) => callServer(listBroadcasts, pageParam === null ? {} : { after: pageParam }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.next,
  staleTime: 0,
});

export function broadcastsIn(data: InfiniteData<Page> | undefined): Broadcast[] {
  return data?.pages.flatMap(({ broadcasts }) => broadcasts) ?? [];
}

/** Every broadcast; while one goes out, how far it has come is looked at again and again. */
export function useBroadcasts() {
  return useInfiniteQuery({
    ...broadcastsQuery,
    refetchInterval: ({ state }) => lookAgainMs(broadcastsIn(state.data), Date.now()),
  });
}

/** Receivers of an audience; the number changes from moment to moment. */
export function useReach(audience: BroadcastAudience, at: string | null) {
  return useQuery({ ...apiQuery(previewBroadcast, { audience, ...(at !== null && { at }) }), staleTime: 0 });
}

/** Puts a broadcast as it stands now where it stood, or before all others. */
function keepBroadcast(client: QueryClient, fresh: Broadcast): void {
  client.setQueryData(broadcastsQuery.queryKey, (data) => {
    if (data === undefined) return data;
    const isKnown = broadcastsIn(data).some(({ id }) => id === fresh.id);
    const pages = data.pages.map((page, index) => ({
      ...page,
      broadcasts:
        !isKnown && index === 0
          ? [fresh, ...page.broadcasts]
          : page.broadcasts.map((one) => (one.id === fresh.id ? fresh : one)),
    }));
    return { ...data, pages };
  });
}

type Written = Omit<SentTo<typeof composeBroadcast>, 'clientRequestId'>;

interface Saving {
  id: Broadcast['id'] | undefined;
  clientRequestId: string;
  written: Written;
}

export function useSaveDraft() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ id, clientRequestId, written }: Saving) =>
      id === undefined
        ? callServer(composeBroadcast, { clientRequestId, ...written })
        : callServer(reviseBroadcast, { id, ...written }),
    onSuccess: (fresh) => keepBroadcast(client, fresh),
  });
}

export function useSchedule() {
  const client = useQueryClient();
  return useWrite(
    scheduleBroadcast,
    (fresh) => keepBroadcast(client, fresh),
    // Refused, it is not as it was shown.
    () => client.invalidateQueries({ queryKey: broadcastsQuery.queryKey }),
  );
}

export function useCancel() {
  const client = useQueryClient();
  return useWrite(cancelBroadcast, (fresh) => keepBroadcast(client, fresh));
}

export function useTryBroadcast() {
  return useMutation({
    networkMode: 'always',
    // Sent twice, it would ring twice.
    retry: neverAgain,
    mutationFn: (input: SentTo<typeof tryBroadcast>) => callServer(tryBroadcast, input),
  });
}

/** Deliveries, newest first, a page at a time. */
export function useDeliveries({ state, kind, way, person, code }: LogFilter) {
  return useInfiniteQuery({
    queryKey: [listDeliveries.name, { state, kind, way, person, code }] as const,
    queryFn: ({ pageParam }) =>
      callServer(listDeliveries, {
        ...(state !== '' && { state }),
        ...(kind !== '' && { kind }),
        ...(way !== '' && { way }),
        ...(person !== '' && { person }),
        ...(code !== '' && { code }),
        ...(pageParam !== null && { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export const houseQuietQuery = apiQuery(showHouseQuietHours, {});

export function useChangeHouseQuiet() {
  const client = useQueryClient();
  return useWrite(changeHouseQuietHours, (fresh) => client.setQueryData(houseQuietQuery.queryKey, fresh));
}
