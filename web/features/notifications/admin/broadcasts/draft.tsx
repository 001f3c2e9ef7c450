import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { broadcastsIn, useBroadcasts } from '../queries.ts';
import type { AdminPlace, Turn } from '../url-state.ts';
import { AdminCompose } from './compose.tsx';
import { AdminSend } from './send.tsx';

/** The draft at this address, or a new one, and the question whether it goes out. */
export function AdminDraft({ place: { write, isSending }, turn }: { place: AdminPlace; turn: Turn }) {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const query = useBroadcasts();
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-96" />}>
      {(data) => {
        const draft = broadcastsIn(data).find(({ id, state }) => id === write && state === 'draft');
        if (draft === undefined && write !== 'new')
          return <EmptyState title={copy.gone} text={copy.goneText} />;
        return (
          <>
            <AdminCompose key={write} draft={draft} turn={turn} />
            {draft && (
              <AdminSend
                draft={draft}
                open={isSending}
                onClose={() => turn({ isSending: false }, { replace: true })}
                onSent={() => turn({ write: null, isSending: false }, { replace: true })}
              />
            )}
          </>
        );
      }}
    </QueryBoundary>
  );
}
