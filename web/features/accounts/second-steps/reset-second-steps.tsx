import { useState } from 'react';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { useResetSecondSteps } from './queries.ts';

/** The owner's help for a member of staff who lost every second step. */
export function ResetSecondSteps({ person }: { person: PersonRow }) {
  const { lost: words } = useCatalogue(secondStepsCopy);
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const reset = useResetSecondSteps();
  const failed = useFailure();
  const confirm = () => {
    setAsking(false);
    reset.mutate(
      { userId: person.id },
      {
        onSuccess: () => showToast({ title: words.done(person.username), tone: 'success' }),
        onError: failed,
      },
    );
  };
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{words.text}</p>
      <Button variant="secondary" isBusy={reset.isPending} onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.title(person.username)}
        consequence={words.consequence}
        confirm={words.action}
        cancel={shared.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
