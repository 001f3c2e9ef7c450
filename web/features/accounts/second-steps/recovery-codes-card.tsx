import { useState } from 'react';
import { renewRecoveryCodes } from '#contract/accounts/second-steps/endpoints.ts';
import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
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
  const { shared } = useCatalogue(adminCopy);
  const [isAsking, setAsking] = useState(false);
  const renew = useSecondStepWrite(renewRecoveryCodes);
  const failed = useFailure();
  const confirm = () => {
    setAsking(false);
    renew.mutate({}, { onSuccess: ({ recoveryCodes }) => onCodes(recoveryCodes), onError: failed });
  };
  return (
    <>
      <Button
        className="sm:justify-self-start"
        variant="secondary"
        isBusy={renew.isPending}
        onClick={() => setAsking(true)}
      >
        {words.renew}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.renewTitle}
        consequence={words.renewText}
        confirm={words.renew}
        cancel={shared.cancel}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
