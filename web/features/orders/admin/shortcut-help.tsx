import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { KeyList } from '#web/ui/key-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import type { Admin } from './url-state.ts';

export function AdminOrderKeys({ office: { place, turn } }: { office: Admin }) {
  const { keys: copy } = useCatalogue(adminOrdersCopy);
  return (
    <Dialog open={place.sheet === 'keys'} onClose={() => turn({ sheet: null })} title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <KeyList keys={copy.list} />
    </Dialog>
  );
}
