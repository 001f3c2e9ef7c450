import { useState } from 'react';
import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { unreadableReasons, type UnreadableReason } from '#contract/orders/requests/schema.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Choice } from '#web/ui/fields/choice.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { EndingProps } from './ask-about-list.tsx';
import { useMarkUnreadable } from './queries.ts';

/** Ends a list that nobody can make out. */
export function MarkUnreadable({ open, onClose, ...rest }: EndingProps) {
  const { unreadable } = useCatalogue(adminListsCopy);
  return (
    <Dialog open={open} onClose={onClose} title={unreadable.title}>
      <Marking {...rest} />
    </Dialog>
  );
}

function Marking({ id, onDone }: Pick<EndingProps, 'id' | 'onDone'>) {
  const { unreadable: copy } = useCatalogue(adminListsCopy);
  const [reason, setReason] = useState<UnreadableReason | ''>('');
  const [isMissing, setMissing] = useState(false);
  const mark = useMarkUnreadable();
  const requestId = useRequestIds();
  const failed = useFailure();
  const send = () => {
    if (reason === '') return setMissing(true);
    const body = { requestId: id, reason };
    mark.mutate(
      { clientRequestId: requestId(body), ...body },
      {
        onSuccess: () => {
          showToast({ title: copy.sent, tone: 'success' });
          onDone();
        },
        onError: failed,
      },
    );
  };
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{copy.text}</p>
      <Choice
        legend={copy.legend}
        name="unreadable-reason"
        options={unreadableReasons.map((value) => ({ value, label: copy.reasons[value] }))}
        chosen={reason}
        error={isMissing && reason === '' ? copy.missing : undefined}
        onChoose={setReason}
      />
      <Button variant="danger" isBusy={mark.isPending} onClick={send}>
        {copy.send}
      </Button>
    </div>
  );
}
