import { renewRecoveryCodes } from '#contract/accounts/second-steps/endpoints.ts';
import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmedButton } from './confirmed-button.tsx';
import { hasSecondStep } from './has-second-step.ts';
import { useSecondStepWrite } from './queries.ts';

interface Props {
  steps: SecondSteps;
  onCodes: (codes: readonly string[]) => void;
}

export function RecoveryCodesCard({ steps, onCodes }: Props) {
  const { recovery: words } = useCatalogue(secondStepsCopy);
  return (
    <Card title={words.title}>
      <p className="text-ink-soft">{words.text}</p>
      {hasSecondStep(steps) ? (
        <>
          <p>{words.left(steps.recoveryCodesLeft)}</p>
          <Renew onCodes={onCodes} />
        </>
      ) : (
        <p>{words.none}</p>
      )}
    </Card>
  );
}

function Renew({ onCodes }: Pick<Props, 'onCodes'>) {
  const { recovery: words } = useCatalogue(secondStepsCopy);
  const renew = useSecondStepWrite(renewRecoveryCodes);
  const failed = useFailure();
  const confirm = () =>
    renew.mutate({}, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: failed });
  return (
    <ConfirmedButton
      label={words.renew}
      variant="secondary"
      isBusy={renew.isPending}
      question={{ title: words.renewTitle, consequence: words.renewText }}
      onConfirm={confirm}
    />
  );
}
