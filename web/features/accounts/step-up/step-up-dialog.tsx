import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { SecondSteps } from '#contract/accounts/second-steps/schema.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { askForStepUp } from '#web/data/step-up.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { makesPasskeys } from '../second-steps/browser-passkey.ts';
import { hasSecondStep } from '../second-steps/has-second-step.ts';
import { secondStepsQuery } from '../second-steps/queries.ts';
import { PasskeyStepUp } from './passkey-step-up.tsx';
import { PasswordStepUp } from './password-step-up.tsx';

/** Stands ready on the admin screens: asks for proof when a call wants it, and the call goes on. */
export function StepUpDialog() {
  const { stepUp: copy } = useCatalogue(adminCopy);
  const [answer, setAnswer] = useState<((hasProven: boolean) => void) | null>(null);
  useEffect(() => askForStepUp(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  const settle = (hasProven: boolean) => {
    answer?.(hasProven);
    setAnswer(null);
  };
  return (
    <Dialog open={answer !== null} onClose={() => settle(false)} title={copy.title}>
      <Proof onProven={() => settle(true)} onGivenUp={() => settle(false)} />
    </Dialog>
  );
}

interface Props {
  onProven: () => void;
  onGivenUp: () => void;
}

function Proof(props: Props) {
  const query = useQuery(secondStepsQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-48" />}>
      {(steps) => <ProofBy steps={steps} {...props} />}
    </QueryBoundary>
  );
}

/** A passkey where there is one and the browser can show it; else the password, with a code where one is owed. */
function ProofBy({ steps, ...props }: Props & { steps: SecondSteps }) {
  const [isByPassword, setByPassword] = useState(false);
  const isPasskeyAtHand = steps.passkeys.length > 0 && steps.canHavePasskey && makesPasskeys();
  return isPasskeyAtHand && !isByPassword ? (
    <PasskeyStepUp {...props} onByPassword={() => setByPassword(true)} />
  ) : (
    <PasswordStepUp {...props} isCodeOwed={hasSecondStep(steps)} />
  );
}
