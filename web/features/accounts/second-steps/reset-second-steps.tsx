import { resetSecondSteps } from '#contract/accounts/second-steps/endpoints.ts';
import type { PersonRow } from '#contract/accounts/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useWrite } from '#web/data/use-write.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ConfirmedButton } from './confirmed-button.tsx';

/** The owner's help for a member of staff who lost every second step. */
export function ResetSecondSteps({ person: { id: userId, username } }: { person: PersonRow }) {
  const { lost: copy } = useCatalogue(secondStepsCopy);
  const reset = useWrite(resetSecondSteps);
  const failed = useFailure();
  const onSuccess = () => showToast({ title: copy.done(username), tone: 'success' });
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{copy.text}</p>
      <ConfirmedButton
        label={copy.action}
        variant="secondary"
        isBusy={reset.isPending}
        question={{ title: copy.title(username), consequence: copy.consequence }}
        onConfirm={() => reset.mutate({ userId }, { onSuccess, onError: failed })}
      />
    </div>
  );
}
