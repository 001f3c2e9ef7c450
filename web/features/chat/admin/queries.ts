import {
  infiniteQueryOptions,
  keepPreviousData,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query';
import type { ReplyOf } from '#contract/endpoint.ts';
import { listCanned, listConversations, listRepliers } from '#contract/chat/admin/endpoints.ts';
import type { About, ConversationId, AdminChatEntry, AdminView } from '#contract/chat/schema.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { callServer } from '#web/data/call-server.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { conversationQuery } from '../conversation/query.ts';
import type { AdminChatPlace } from './url-state.ts';
import type { InCity } from '#web/lib/screen/office-city.ts';

export type Asked = Pick<AdminChatPlace, 'filter' | 'isWaiting' | 'search'> & InCity;

export const adminChatKey = [listConversations.name] as const;

/** The conversations of admins as they are filtered, a page after the other. */
export function adminChatsQuery({ filter, isWaiting, search, ...inCity }: Asked) {
  return infiniteQueryOptions({
    queryKey: [...adminChatKey, { filter, isWaiting, search, ...inCity }] as const,
    queryFn: ({ pageParam }) =>
      callServer(listConversations, {
        filter,
        ...inCity,
        ...(isWaiting && { waiting: 'yes' as const }),
        ...(search !== '' && { search }),
        ...(pageParam !== null && { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

type Page = ReplyOf<typeof listConversations>;

/** Each once: one that was written in meanwhile may stand on two pages. */
export function entriesOf(pages: readonly Page[]): AdminChatEntry[] {
  const byId = new Map(pages.flatMap(({ conversations }) => conversations).map((one) => [one.id, one]));
  return [...byId.values()];
}

/** Conversations that need an answer, for the badge of the link. */
export function unansweredQuery(inCity: InCity) {
  return adminChatsQuery({ filter: 'open', isWaiting: true, search: '', ...inCity });
}

export const repliersQuery = apiQuery(listRepliers, {});

/** The same, of one conversation: those who may see it. */
export function repliersOf(conversationId: ConversationId) {
  return apiQuery(listRepliers, { conversationId });
}

export const cannedQuery = apiQuery(listCanned, {});

/** Action of the admins on the open conversation; the reply is its state after it. */
export function useAdminWrite<Input>(about: About, call: (input: Input) => Promise<AdminView>) {
  const client = useQueryClient();
  const viewer = useMe()?.id ?? null;
  const failed = useFailure();
  const { queryKey } = conversationQuery(about, viewer);
  return useMutation({
    networkMode: 'always',
    mutationFn: call,
    onSuccess: (office) => {
      client.setQueryData(queryKey, (now) => now && { ...now, office });
      void client.invalidateQueries({ queryKey });
      void client.invalidateQueries({ queryKey: adminChatKey });
    },
    onError: (error) => {
      failed(error);
      // Refused, it is not as it was seen.
      void client.invalidateQueries({ queryKey });
    },
  });
}

/** A conversation as one of the lists that were asked for has it. */
export function entryIn(client: QueryClient, id: ConversationId): AdminChatEntry | undefined {
  return client
    .getQueriesData<InfiniteData<Page>>({ queryKey: adminChatKey })
    .flatMap(([, data]) => entriesOf(data?.pages ?? []))
    .find((entry) => entry.id === id);
}
