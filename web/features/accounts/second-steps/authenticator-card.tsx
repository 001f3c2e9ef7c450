import { removeAuthenticator, startAuthenticator } from '#contract/accounts/second-steps/endpoints.ts';
import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { ConfirmedButton } from './confirmed-button.tsx';
import { EnrolAuthenticator } from './enrol-authenticator.tsx';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  steps: SecondSteps;
  onCodes: (codes: readonly string[]) => void;
}

export function AuthenticatorCard({ steps: { authenticatorSince }, onCodes }: Props) {
  const { authenticator: copy } = useCatalogue(secondStepsCopy);
  const start = useSecondStepWrite(startAuthenticator);
  const failed = useFailure();
  const enrolled = (codes: readonly string[] | null) => {
    start.reset();
    showToast({ title: copy.confirmed, tone: 'success' });
    if (codes !== null) onCodes(codes);
  };
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      {authenticatorSince !== null && <p>{copy.since(dayOf(authenticatorSince))}</p>}
      {start.data === undefined ? (
        <div className="grid gap-3 sm:flex">
          <Button
            variant={authenticatorSince === null ? 'primary' : 'secondary'}
            isBusy={start.isPending}
            onClick={() => start.mutate({}, { onError: failed })}
          >
            {start.isPending ? copy.starting : authenticatorSince === null ? copy.start : copy.startAnother}
          </Button>
          {authenticatorSince !== null && <Remove />}
        </div>
      ) : (
        <EnrolAuthenticator started={start.data} onEnrolled={enrolled} onGivenUp={start.reset} />
      )}
    </Card>
  );
}

function Remove() {
  const { authenticator: copy } = useCatalogue(secondStepsCopy);
  const remove = useSecondStepWrite(removeAuthenticator);
  const failed = useFailure();
  const onSuccess = () => showToast({ title: copy.removed, tone: 'success' });
  return (
    <ConfirmedButton
      label={copy.remove}
      variant="quiet"
      isBusy={remove.isPending}
      question={{ title: copy.removeTitle, consequence: copy.removeText }}
      onConfirm={() => remove.mutate({}, { onSuccess, onError: failed })}
    />
  );
}
