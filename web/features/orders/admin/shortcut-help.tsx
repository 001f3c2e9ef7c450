import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Admin } from './url-state.ts';

export function AdminOrderKeys({ office: { place, turn } }: { office: Admin }) {
  const { keys: words } = useCatalogue(adminOrdersCopy);
  return (
    <Dialog open={place.sheet === 'keys'} onClose={() => turn({ sheet: null })} title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      <KeyList keys={words.list} />
    </Dialog>
  );
}
