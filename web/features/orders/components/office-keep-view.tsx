import { officeOrdersCopy } from '#contract/copy/admin/orders.ts';
import { useCatalogue } from '#web/lib/surroundings.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/features/settings/use-failure.ts';
import { useRequestIds } from '../mutations.ts';
import { useSaveView } from '../office-calls.ts';
import type { Office } from '../office-place.ts';
import { OfficeViewForm } from './office-view-form.tsx';

/** Keeps what the list shows under a name. */
export function OfficeKeepView({ office: { place, turn } }: { office: Office }) {
  const { views: words } = useCatalogue(officeOrdersCopy);
  const save = useSaveView();
  const requestId = useRequestIds();
  const failed = useFailure();
  const close = () => turn({ sheet: null });
  const keep = (name: string, isShared: boolean) => {
    const view = { name, isShared, filter: place.filter };
    const onSuccess = () => {
      showToast({ title: words.saved(name), tone: 'success' });
      close();
    };
    save.mutate({ clientRequestId: requestId(view), ...view }, { onSuccess, onError: failed });
  };
  return (
    <Dialog open={place.sheet === 'keep'} onClose={close} title={words.keepTitle}>
      <OfficeViewForm
        before={{ name: '', isShared: false }}
        canUseNow={false}
        isPending={save.isPending}
        onSave={({ name, isShared }) => keep(name, isShared)}
        onBack={close}
      />
    </Dialog>
  );
}
