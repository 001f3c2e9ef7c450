import { customerCopy } from '#contract/copy/customer.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';

interface Props {
  count: number;
  isBusy: boolean;
  onDrop: () => void;
  onWait: () => void;
}

/** Something is on this phone only: stay until it is sent, or leave without it. */
export function UnsentDialog({ count, isBusy, onDrop, onWait }: Props) {
  const { unsent: words } = useCatalogue(customerCopy).signOut;
  return (
    <ConfirmDialog
      open
      title={words.title}
      consequence={words.text(count)}
      confirm={words.drop}
      cancel={words.wait}
      isBusy={isBusy}
      onConfirm={onDrop}
      onClose={onWait}
    />
  );
}
