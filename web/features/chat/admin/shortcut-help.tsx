import { adminChatCopy } from '#contract/copy/admin/chats.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

export function AdminChatKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: words } = useCatalogue(adminChatCopy);
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {Object.entries(words.list).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-10 justify-items-center rounded-md border border-line-strong bg-sunk px-2 py-1 font-extrabold">
                {key.toUpperCase()}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink-soft">{words.writing}</p>
    </Dialog>
  );
}
