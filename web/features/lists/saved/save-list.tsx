import { useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { mostListName } from '#contract/lists/saved/schema.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSaveList } from '../mutations.ts';
import { NameDialog } from './name-dialog.tsx';

/** Keeps the list as it stands, for another day. */
export function SaveList({ text }: { text: string }) {
  const { saved } = useCatalogue(orderCopy);
  const [requestId, setRequestId] = useState<string | null>(null);
  const save = useSaveList();
  const failed = useFailure();
  const keep = (name: string) => {
    if (requestId === null) return;
    save.mutate(
      { clientRequestId: requestId, name, text },
      {
        onSuccess: () => {
          setRequestId(null);
          showToast({ title: saved.saved, tone: 'success' });
        },
        onError: failed,
      },
    );
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setRequestId(newRequestId())}>
        {saved.save}
      </Button>
      <NameDialog
        open={requestId !== null}
        most={mostListName}
        copy={{
          title: saved.save,
          label: saved.name,
          hint: saved.nameHint,
          refused: saved.nameRefused,
          button: save.isPending ? saved.saving : saved.save,
        }}
        isBusy={save.isPending}
        onName={keep}
        onClose={() => setRequestId(null)}
      />
    </>
  );
}
