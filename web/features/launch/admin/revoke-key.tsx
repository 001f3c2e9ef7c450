import { adminCopy } from '#contract/copy/admin.ts';
import type { AccessKey } from '#contract/launch/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useRevokeAccessKey } from './queries.ts';

interface Props {
  revoking: AccessKey | undefined;
  onClose: () => void;
}

/** Asks before a key, and every pass it gave, stops working. */
export function AdminRevokeKey({ revoking, onClose }: Props) {
  const { launch: copy, shared } = useCatalogue(adminCopy);
  const revoke = useRevokeAccessKey();
  const failed = useFailure();
  const label = revoking?.label ?? '';
  const confirm = () => {
    if (revoking === undefined) return;
    revoke.mutate(
      { id: revoking.id },
      {
        onSuccess: () => showToast({ title: copy.revoked(label), tone: 'success' }),
        onError: failed,
        onSettled: onClose,
      },
    );
  };
  return (
    <ConfirmDialog
      open={revoking !== undefined}
      title={copy.revokeTitle(label)}
      consequence={copy.revokeConsequence}
      confirm={copy.revoke}
      cancel={shared.cancel}
      isBusy={revoke.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
