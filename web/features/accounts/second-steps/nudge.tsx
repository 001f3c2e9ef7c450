import { useQuery } from '@tanstack/react-query';
import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { secondStepsQuery } from './queries.ts';

/** Asks the owner and holders of wide rights to set up a second step, until they do; it stays out of the way while unknown. */
export function SecondStepNudge() {
  const { nudge: copy } = useCatalogue(secondStepsCopy);
  const { data } = useQuery(secondStepsQuery);
  if (data?.isAskedToEnrol !== true) return null;
  return (
    <Alert tone="warning" title={copy.title}>
      <div className="grid justify-items-start gap-3">
        <p>{copy.text}</p>
        <ButtonLink href={paths.adminSecondSteps} variant="secondary" size="small">
          {copy.open}
        </ButtonLink>
      </div>
    </Alert>
  );
}
