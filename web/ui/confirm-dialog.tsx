import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** What will be so afterwards. */
  consequence: string;
  confirm: string;
  cancel: string;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  consequence,
  confirm,
  cancel,
  isBusy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{consequence}</p>
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button variant="danger" isBusy={isBusy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
