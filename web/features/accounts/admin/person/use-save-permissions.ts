import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { usersCopy } from '#contract/copy/admin/users.ts';
import type { Permission } from '#contract/permissions.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useGrantPermissions } from '../people/mutations.ts';

/**
 * Grants what is ticked; for as long as the toast stands, it can be taken back. Neither goes over what another owner has
 * granted meanwhile.
 */
export function useSavePermissions({ id: userId, username, permissions: before }: PersonRow) {
  const { people } = useCatalogue(adminCopy);
  const copy = useCatalogue(usersCopy);
  const { mutateAsync, isPending } = useGrantPermissions();
  const failed = useFailure();
  // The form is drawn anew by what it granted, so that its answers are awaited and not handed to it.
  const grant = async (
    from: readonly Permission[],
    permissions: readonly Permission[],
    onDone: () => void,
  ) => {
    try {
      await mutateAsync({ userId, permissions: [...permissions], from: [...from] });
      onDone();
    } catch (error) {
      failed(error);
    }
  };
  const takeBack = (granted: readonly Permission[]) =>
    void grant(granted, before, () => showToast({ title: copy.undone(username), tone: 'success' }));
  const save = (granted: readonly Permission[]) =>
    void grant(before, granted, () =>
      showToast({
        title: people.permissionsSaved(username),
        tone: 'success',
        action: { label: copy.undo, run: () => takeBack(granted) },
      }),
    );
  return { save, isPending };
}
