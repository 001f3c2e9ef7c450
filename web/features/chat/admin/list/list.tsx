import { useInfiniteQuery } from '@tanstack/react-query';
import type { AdminChatEntry as Entry } from '#contract/chat/schema.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import type { LiveState } from '#web/data/live/event-source.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { pollMs } from '#web/features/orders/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { entriesOf, adminChatsQuery, type Asked } from '../queries.ts';
import type { useAdminChatPlace } from '../url-state.ts';
import { AdminChatEmpty } from './empty.tsx';
import { AdminChatEntry } from './entry.tsx';
import { AdminChatFilters } from './filters.tsx';
import { AdminChatSearch } from './search.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

interface Props {
  chatList: ReturnType<typeof useAdminChatPlace>;
  live: LiveState;
  /** Admins who are writing now, by conversation. */
  answering: ReadonlyMap<string, string>;
}

function useAdminChats(asked: Asked, live: LiveState, enabled: boolean) {
  return useInfiniteQuery({
    ...adminChatsQuery(asked),
    enabled,
    refetchOnWindowFocus: 'always',
    refetchInterval: live === 'down' ? pollMs : false,
  });
}

type Listed = ReturnType<typeof useAdminChats>;

/** The office’s conversations: what waits for an answer stands first, the longest wait on top. */
export function AdminChatList({ chatList, live, answering }: Props) {
  const { place, turn } = chatList;
  const { filter, search, isWaiting } = place;
  const inCity = useInCity();
  // Closed conversations do not wait.
  const waiting = useAdminChats({ filter, search, isWaiting: true, ...inCity }, live, filter !== 'closed');
  const rest = useAdminChats({ filter, search, isWaiting: false, ...inCity }, live, !isWaiting);
  const first = isWaiting ? waiting : rest;
  return (
    <>
      <div className="grid gap-2 border-b border-line px-4 pb-2">
        <AdminChatSearch search={search} turn={turn} />
        <AdminChatFilters {...chatList} counts={first.data?.pages[0]?.counts} />
      </div>
      <QueryBoundary query={first} waiting={<Waiting />}>
        {() => (
          <Found
            chatList={chatList}
            answering={answering}
            waiting={filter === 'closed' ? undefined : waiting}
            rest={isWaiting ? undefined : rest}
          />
        )}
      </QueryBoundary>
    </>
  );
}

interface FoundProps extends Pick<Props, 'chatList' | 'answering'> {
  waiting: Listed | undefined;
  rest: Listed | undefined;
}

function Found({ chatList, answering, waiting, rest }: FoundProps) {
  const { list: copy } = useCatalogue(adminChatCopy);
  const unanswered = entriesOf(waiting?.data?.pages ?? []);
  const doesWait = new Set(unanswered.map(({ id }) => id));
  const others = entriesOf(rest?.data?.pages ?? []).filter(({ id }) => !doesWait.has(id));
  if (unanswered.length + others.length === 0 && !rest?.hasNextPage)
    return <AdminChatEmpty place={chatList.place} turn={chatList.turn} />;
  const shared = { chatList, answering };
  return (
    <div aria-busy={waiting?.isPlaceholderData || rest?.isPlaceholderData} className="pb-4">
      <Part {...shared} title={copy.waiting} entries={unanswered} listed={waiting} />
      <Part {...shared} title={copy.others} entries={others} listed={rest} />
    </div>
  );
}

interface PartProps extends Pick<Props, 'chatList' | 'answering'> {
  title: string;
  entries: readonly Entry[];
  listed: Listed | undefined;
}

function Part({ chatList: { place, hrefTo }, answering, title, entries, listed }: PartProps) {
  const { list: copy } = useCatalogue(adminChatCopy);
  if (entries.length === 0 && !listed?.hasNextPage) return null;
  return (
    <section aria-label={title} className="grid gap-1 px-2 pt-3">
      <h2 className="px-3 text-sm text-ink-soft">{title}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
        {entries.map((entry) => (
          <li key={entry.id}>
            <AdminChatEntry
              entry={entry}
              href={hrefTo({ open: entry.id, sheet: null })}
              isOpen={entry.id === place.open}
              answering={answering.get(entry.id)}
            />
          </li>
        ))}
      </ul>
      {listed && (
        <MoreButton query={listed} more={copy.more} variant="quiet" size="small" className="mx-auto" />
      )}
    </section>
  );
}

function Waiting() {
  return (
    <div className="grid gap-3 p-4">
      {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
        <Skeleton key={row} className="h-20" />
      ))}
    </div>
  );
}
