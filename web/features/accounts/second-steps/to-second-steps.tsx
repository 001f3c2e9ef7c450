import { secondStepsCopy } from '#contract/copy/admin/second-steps.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

/** Leads from the profile of an admin to what guards the account besides the password. */
export function ToSecondSteps() {
  const copy = useCatalogue(secondStepsCopy);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.lead}</p>
      <ButtonLink className="sm:justify-self-start" href={paths.adminSecondSteps} variant="secondary">
        {copy.open}
      </ButtonLink>
    </Card>
  );
}
