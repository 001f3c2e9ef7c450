import { adminCopy } from '#contract/copy/admin.ts';
import { settingsCopy } from '#contract/copy/admin/settings.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useChangeSetting } from './queries.ts';
import type { EditableKey } from './setting-draft.ts';
import { useFailure } from '#web/data/failure-message.ts';

/**
 * Saves one setting; for as long as the toast stands, the value before can be had back. Neither goes over what somebody
 * else has written meanwhile.
 */
export function usePutSetting(settingKey: EditableKey, standing: string) {
  const { settings } = useCatalogue(adminCopy);
  const copy = useCatalogue(settingsCopy);
  const change = useChangeSetting();
  const failed = useFailure();
  const { label } = settings.fields[settingKey];
  const takeBack = (from: string) =>
    change.mutate(
      { key: settingKey, value: standing, from },
      { onSuccess: () => showToast({ title: copy.undone(label), tone: 'success' }), onError: failed },
    );
  const put = (value: string, onSaved?: () => void) =>
    change.mutate(
      { key: settingKey, value, from: standing },
      {
        onSuccess: (saved) => {
          onSaved?.();
          showToast({
            title: settings.saved(label),
            tone: 'success',
            action: { label: copy.undo, run: () => takeBack(saved.value) },
          });
        },
        onError: failed,
      },
    );
  return { put, isPending: change.isPending };
}
