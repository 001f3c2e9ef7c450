import { adminListsCopy } from '#contract/copy/admin/lists.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';

/** The keys by which a list is written without the mouse. */
export function ListKeys({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { keys: words } = useCatalogue(adminListsCopy);
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {Object.entries(words.list).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-10 justify-items-center rounded-md border border-line-strong bg-sunk px-2 py-1 font-extrabold">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
