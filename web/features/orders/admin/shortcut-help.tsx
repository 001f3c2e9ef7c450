import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Admin } from './url-state.ts';

export function AdminOrderKeys({ office: { place, turn } }: { office: Admin }) {
  const { keys: words } = useCatalogue(adminOrdersCopy);
  return (
    <Dialog open={place.sheet === 'keys'} onClose={() => turn({ sheet: null })} title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
        {Object.entries(words.list).map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-grid min-w-10 justify-items-center rounded-md border border-line-strong bg-sunk px-2 py-1 font-extrabold">
                {key.length === 1 ? key.toUpperCase() : key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
