import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRequestIds } from '#web/data/use-request-ids.ts';
import { useSaveView } from '../queries.ts';
import type { Admin } from '../url-state.ts';
import { AdminViewForm } from './form.tsx';

/** Keeps what the list shows under a name. */
export function AdminKeepView({ office: { place, turn } }: { office: Admin }) {
  const { views: copy } = useCatalogue(adminOrdersCopy);
  const save = useSaveView();
  const requestId = useRequestIds();
  const failed = useFailure();
  const close = () => turn({ sheet: null });
  const keep = (name: string, isShared: boolean) => {
    const view = { name, isShared, filter: place.filter };
    const onSuccess = () => {
      showToast({ title: copy.saved(name), tone: 'success' });
      close();
    };
    save.mutate({ clientRequestId: requestId(view), ...view }, { onSuccess, onError: failed });
  };
  return (
    <Dialog open={place.sheet === 'keep'} onClose={close} title={copy.keepTitle}>
      <AdminViewForm
        before={{ name: '', isShared: false }}
        canUseNow={false}
        isPending={save.isPending}
        onSave={({ name, isShared }) => keep(name, isShared)}
        onBack={close}
      />
    </Dialog>
  );
}
