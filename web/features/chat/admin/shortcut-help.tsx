import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export function AdminChatKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: copy } = useCatalogue(adminChatCopy);
  return (
    <Dialog open={open} onClose={onClose} title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <KeyList keys={copy.list} />
      <p className="text-ink-soft">{copy.writing}</p>
    </Dialog>
  );
}
