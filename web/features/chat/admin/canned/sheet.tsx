import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteCanned } from '#contract/chat/admin/endpoints.ts';
import type { CannedReply } from '#contract/chat/schema.ts';
import { citiesOf } from '#contract/audience.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useMe } from '#web/features/accounts/queries.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useWrite } from '#web/data/use-write.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useFailure } from '#web/data/failure-message.ts';
import { cannedQuery } from '../queries.ts';
import { CannedForm } from './form.tsx';

/** The answers that all of the office keep ready, to be written, changed and done away with. */
export function CannedSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const [writing, setWriting] = useState<CannedReply | 'new' | null>(null);
  const leave = () => {
    setWriting(null);
    onClose();
  };
  return (
    <Sheet open={open} onClose={leave} title={copy.title}>
      {writing === null ? (
        <Stored onWrite={setWriting} />
      ) : (
        <CannedForm reply={writing === 'new' ? null : writing} onDone={() => setWriting(null)} />
      )}
    </Sheet>
  );
}

function Stored({ onWrite }: { onWrite: (reply: CannedReply | 'new') => void }) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const query = useQuery({ ...cannedQuery, staleTime: 0 });
  // They are the same in every city.
  const mayWrite = citiesOf(useMe() ?? null) === undefined;
  const [removing, setRemoving] = useState<CannedReply | null>(null);
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{copy.intro}</p>
      {mayWrite && (
        <Button className="justify-self-start" onClick={() => onWrite('new')}>
          {copy.add}
        </Button>
      )}
      <QueryBoundary query={query} waiting={<Skeleton className="h-40" />}>
        {(replies) =>
          replies.length === 0 ? (
            <EmptyState title={copy.none} text={copy.noneText} />
          ) : (
            <ul className="grid gap-3">
              {replies.map((reply) => (
                <Row
                  key={reply.id}
                  reply={reply}
                  mayWrite={mayWrite}
                  onWrite={onWrite}
                  onRemove={setRemoving}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <Removing reply={removing} onClose={() => setRemoving(null)} />
    </div>
  );
}

interface RowProps {
  reply: CannedReply;
  mayWrite: boolean;
  onWrite: (reply: CannedReply) => void;
  onRemove: (reply: CannedReply) => void;
}

function Row({ reply, mayWrite, onWrite, onRemove }: RowProps) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const { shortcut, pcm, en } = reply;
  return (
    <li className="card gap-2 p-4">
      <h3 className="text-base">/{shortcut}</h3>
      <p className="whitespace-pre-wrap wrap-anywhere">{pcm}</p>
      <p className="whitespace-pre-wrap text-ink-soft wrap-anywhere">{en}</p>
      {mayWrite && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={copy.editOf(shortcut)}
            onClick={() => onWrite(reply)}
          >
            {copy.edit}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={copy.removeOf(shortcut)}
            onClick={() => onRemove(reply)}
          >
            {copy.remove}
          </Button>
        </div>
      )}
    </li>
  );
}

function Removing({ reply, onClose }: { reply: CannedReply | null; onClose: () => void }) {
  const { canned: copy } = useCatalogue(adminChatCopy);
  const { shared } = useCatalogue(adminCopy);
  const client = useQueryClient();
  const failed = useFailure();
  const shortcut = reply?.shortcut ?? '';
  const remove = useWrite(deleteCanned, () => {
    showToast({ title: copy.removed(shortcut), tone: 'success' });
    return client.invalidateQueries({ queryKey: cannedQuery.queryKey });
  });
  return (
    <ConfirmDialog
      open={reply !== null}
      title={copy.removeTitle(shortcut)}
      consequence={copy.removeText}
      confirm={copy.remove}
      cancel={shared.cancel}
      isBusy={remove.isPending}
      onClose={onClose}
      onConfirm={() => {
        if (reply !== null) remove.mutate({ cannedId: reply.id }, { onError: failed, onSettled: onClose });
      }}
    />
  );
}
