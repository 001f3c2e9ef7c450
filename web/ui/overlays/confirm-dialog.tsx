import type { ReactNode } from 'react';
import { Button } from '../buttons/button.tsx';
import { Dialog } from './dialog.tsx';

interface Props {
  open: boolean;
  title: string;
  /** State after confirming. */
  consequence: string;
  /** Further fields of the decision. */
  children?: ReactNode;
  confirm: string;
  cancel: string;
  /** True where a yes loses nothing, so that the button is not red. */
  isHarmless?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  consequence,
  children,
  confirm,
  cancel,
  isHarmless = false,
  isBusy,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <p>{consequence}</p>
      {children}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button variant={isHarmless ? 'primary' : 'danger'} isBusy={isBusy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}
