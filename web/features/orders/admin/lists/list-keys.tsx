import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** The keys by which a list is written without the mouse. */
export function ListKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: copy } = useCatalogue(adminListsCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <KeyList keys={copy.list} />
    </Dialog>
  );
}
