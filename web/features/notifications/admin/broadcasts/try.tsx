import { useFormContext } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useTryBroadcast } from '../queries.ts';
import type { DraftFields } from './use-draft.ts';

/** Rings on the devices of whoever writes, and nowhere else. */
export function AdminTry() {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const form = useFormContext<DraftFields>();
  const trying = useTryBroadcast();
  const failed = useFailure();
  const send = form.handleSubmit(({ words: written, link }) =>
    trying.mutate(
      { words: written, link },
      {
        onSuccess: ({ sent }) => showToast({ title: copy.tried(sent), tone: 'success' }),
        onError: failed,
      },
    ),
  );
  return (
    <Button
      className="sm:justify-self-start"
      variant="secondary"
      isBusy={trying.isPending}
      onClick={() => void send()}
    >
      {trying.isPending ? copy.trying : copy.tryIt}
    </Button>
  );
}
