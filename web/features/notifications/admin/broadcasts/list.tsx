import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { broadcastsIn, useBroadcasts } from '../queries.ts';
import type { AdminPlace, Turn } from '../url-state.ts';
import { AdminBroadcast } from './broadcast.tsx';

interface Props {
  hrefTo: (change: Partial<AdminPlace>) => string;
  turn: Turn;
}

/** Every broadcast, newest first, and how far each has come. */
export function AdminHistory({ hrefTo, turn }: Props) {
  const copy = useCatalogue(adminNoticesCopy);
  const query = useBroadcasts();
  return (
    <QueryBoundary query={query} waiting={<Waiting />}>
      {(data) => {
        const broadcasts = broadcastsIn(data);
        if (broadcasts.length === 0) return <Empty turn={turn} />;
        return (
          <>
            <ul className="grid gap-4" aria-label={copy.list.title}>
              {broadcasts.map((one: Broadcast) => (
                <li key={one.id}>
                  <AdminBroadcast broadcast={one} writeHref={hrefTo({ write: one.id })} />
                </li>
              ))}
            </ul>
            <MoreButton query={query} more={copy.more} variant="quiet" />
          </>
        );
      }}
    </QueryBoundary>
  );
}

function Empty({ turn }: { turn: Turn }) {
  const { list: copy, write } = useCatalogue(adminNoticesCopy);
  return (
    <EmptyState
      title={copy.empty}
      text={copy.emptyText}
      action={<Button onClick={() => turn({ write: 'new' })}>{write}</Button>}
    />
  );
}

function Waiting() {
  return (
    <div className="grid gap-4">
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
      <Skeleton className="h-32" />
    </div>
  );
}
