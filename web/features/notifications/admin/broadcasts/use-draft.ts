import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { SentTo } from '#contract/endpoint.ts';
import type { reviseBroadcast } from '#contract/notifications/admin/endpoints.ts';
import { newBroadcast, type Broadcast } from '#contract/notifications/schema.ts';
import { paths } from '#contract/paths.ts';
import { newRequestId } from '#web/lib/network/request-id.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useSaveDraft } from '../queries.ts';
import type { Turn } from '../url-state.ts';

export type DraftFields = Omit<SentTo<typeof reviseBroadcast>, 'id'>;

function fieldsOf(draft: Broadcast | undefined): DraftFields {
  const empty = { title: '', body: '' };
  return {
    audience: draft?.audience ?? 'customers',
    words: draft?.words ?? { pcm: { ...empty }, en: { ...empty } },
    link: draft?.link ?? paths.placeOrder,
  };
}

/** Saves a broadcast as a draft and takes it to the confirmation. */
export function useDraft(draft: Broadcast | undefined, turn: Turn) {
  const { compose: copy } = useCatalogue(adminNoticesCopy);
  const form = useForm<DraftFields>({
    defaultValues: fieldsOf(draft),
    resolver: zodResolver(newBroadcast),
  });
  const saving = useSaveDraft();
  const failed = useFailure();
  const { isDirty } = form.formState;
  const keep = (written: DraftFields, then: (stored: Broadcast) => void) => {
    // An unchanged draft is not saved again.
    if (draft !== undefined && !isDirty) return then(draft);
    saving.mutate(
      { id: draft?.id, clientRequestId: newRequestId(), written },
      {
        onSuccess: (stored) => {
          form.reset(fieldsOf(stored));
          then(stored);
        },
        onError: failed,
      },
    );
  };
  const save = form.handleSubmit((written) =>
    keep(written, ({ id }) => {
      showToast({ title: copy.saved, tone: 'success' });
      turn({ write: id }, { replace: true });
    }),
  );
  const goOn = form.handleSubmit((written) =>
    keep(written, ({ id }) => turn({ write: id, isSending: true }, { replace: true })),
  );
  return { form, save, goOn, isBusy: saving.isPending };
}
