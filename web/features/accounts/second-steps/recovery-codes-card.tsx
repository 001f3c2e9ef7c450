import { renewRecoveryCodes } from '#contract/accounts/second-steps/endpoints.ts';
import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { hasSecondStep } from './has-second-step.ts';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  steps: SecondSteps;
  onCodes: (codes: readonly string[]) => void;
  /** Set while there are codes that were closed without the person's word that they have them. */
  onShowAgain: (() => void) | null;
}

export function RecoveryCodesCard({ steps, onCodes, onShowAgain }: Props) {
  const { recovery: copy } = useCatalogue(secondStepsCopy);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      {onShowAgain !== null && (
        <Alert tone="warning" title={copy.notNoted}>
          <Button variant="secondary" size="small" onClick={onShowAgain}>
            {copy.showAgain}
          </Button>
        </Alert>
      )}
      {hasSecondStep(steps) ? (
        <>
          <p>{copy.left(steps.recoveryCodesLeft)}</p>
          <Renew onCodes={onCodes} />
        </>
      ) : (
        <p>{copy.none}</p>
      )}
    </Card>
  );
}

function Renew({ onCodes }: Pick<Props, 'onCodes'>) {
  const { recovery: copy } = useCatalogue(secondStepsCopy);
  const renew = useSecondStepWrite(renewRecoveryCodes);
  const failed = useFailure();
  const confirm = () =>
    renew.mutate({}, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: failed });
  return (
    <ConfirmedButton
      label={copy.renew}
      variant="secondary"
      isBusy={renew.isPending}
      question={{ title: copy.renewTitle, consequence: copy.renewText }}
      onConfirm={confirm}
    />
  );
}
