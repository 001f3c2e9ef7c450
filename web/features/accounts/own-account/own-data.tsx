import { useState } from 'react';
import { customerCopy } from '#contract/copy/customer.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useAskUnsent } from '../sessions/use-ask-unsent.tsx';
import { useExportAccount } from './mutations.ts';
import { DeleteAccountDialog } from './delete-account-dialog.tsx';

/** Export and deletion of the person’s own data. */
export function OwnData() {
  const { data } = useCatalogue(customerCopy);
  const [isDeleting, setDeleting] = useState(false);
  const { ask, question } = useAskUnsent(() => setDeleting(true), false, 'deleting');
  const exporting = useExportAccount();
  const failed = useFailure();
  const takeAway = () =>
    exporting.mutate(undefined, {
      onSuccess: () => showToast({ title: data.exported, tone: 'success' }),
      onError: failed,
    });
  return (
    <Card title={data.title}>
      <div className="grid gap-3">
        <p className="text-ink-soft">{data.exportText}</p>
        <Button
          className="sm:justify-self-start"
          variant="secondary"
          isBusy={exporting.isPending}
          onClick={takeAway}
        >
          {exporting.isPending ? data.exporting : data.export}
        </Button>
      </div>
      <div className="grid gap-3 border-t border-line pt-5">
        <p className="text-ink-soft">{data.deleteText}</p>
        <Button className="sm:justify-self-start" variant="danger" onClick={() => void ask()}>
          {data.delete}
        </Button>
      </div>
      {question}
      <DeleteAccountDialog open={isDeleting} onClose={() => setDeleting(false)} />
    </Card>
  );
}
