import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export function AdminChatKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: words } = useCatalogue(adminChatCopy);
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      <KeyList keys={words.list} />
      <p className="text-ink-soft">{words.writing}</p>
    </Dialog>
  );
}
