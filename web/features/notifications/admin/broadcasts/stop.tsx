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
  const { list: copy } = useCatalogue(adminNoticesCopy);
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
        onSuccess: () => showToast({ title: copy.stopped, tone: 'success' }),
        onError: failed,
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        size="small"
        variant={isDraft ? 'quiet' : 'danger'}
        aria-label={isDraft ? copy.dropOf(title) : copy.stopOf(title)}
        onClick={() => setAsking(true)}
      >
        {isDraft ? copy.drop : copy.stop}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={isDraft ? copy.dropOf(title) : copy.stopTitle(title)}
        consequence={isDraft ? copy.dropText : copy.stopText(people, waiting)}
        confirm={isDraft ? copy.drop : copy.stop}
        cancel={shared.cancel}
        isBusy={cancel.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
