import { useState } from 'react';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Broadcast } from '#contract/notifications/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCancel } from '../queries.ts';

interface Props {
  broadcast: Pick<Broadcast, 'id' | 'state' | 'people' | 'waiting'>;
  title: string;
}

/** Stops what goes out or waits for its time, and throws a draft away. */
export function AdminStop({ broadcast: { id, state, people, waiting }, title }: Props) {
  const { list: words } = useCatalogue(adminNoticesCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const cancel = useCancel();
  const failed = useFailure();
  if (state === 'sent' || state === 'cancelled') return null;
  const isDraft = state === 'draft';
  const confirm = () =>
    cancel.mutate(
      { id },
      {
        onSuccess: () => showToast({ title: words.stopped, tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        variant={isDraft ? 'quiet' : 'danger'}
        aria-label={isDraft ? words.dropOf(title) : words.stopOf(title)}
        onClick={() => setAsking(true)}
      >
        {isDraft ? words.drop : words.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isDraft ? words.dropOf(title) : words.stopTitle(title)}
        consequence={isDraft ? words.dropText : words.stopText(people, waiting)}
        confirm={isDraft ? words.drop : words.stop}
        cancel={shared.cancel}
        isBusy={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
