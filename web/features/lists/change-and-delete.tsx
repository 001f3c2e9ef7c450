import { useState } from 'react';
import { useFailure } from '#web/data/failure-message.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';

interface Props {
  name: string;
  copy: {
    change: string;
    changeOf: (name: string) => string;
    delete: string;
    deleteOf: (name: string) => string;
    deleteTitle: (name: string) => string;
    deleteText: string;
    deleted: (name: string) => string;
    back: string;
  };
  isDeleting: boolean;
  onChange: () => void;
  onDelete: (after: {
    onSuccess: () => void;
    onError: (error: unknown) => void;
    onSettled: () => void;
  }) => void;
}

/** The two buttons of a saved list or place; deleting is confirmed first. */
export function ChangeAndDelete({ name, copy, isDeleting, onChange, onDelete }: Props) {
  const [isAsking, setAsking] = useState(false);
  const failed = useFailure();
  const confirm = () =>
    onDelete({
      onSuccess: () => showToast({ title: copy.deleted(name), tone: 'success' }),
      onError: failed,
      onSettled: () => setAsking(false),
    });
  return (
    <div className="-mx-4 flex flex-wrap">
      <Button variant="quiet" size="small" aria-label={copy.changeOf(name)} onClick={onChange}>
        {copy.change}
      </Button>
      <Button variant="quiet" size="small" aria-label={copy.deleteOf(name)} onClick={() => setAsking(true)}>
        {copy.delete}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={copy.deleteTitle(name)}
        consequence={copy.deleteText}
        confirm={copy.delete}
        cancel={copy.back}
        isBusy={isDeleting}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
