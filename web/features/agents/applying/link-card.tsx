import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

/** For an account that has never applied: the way there. */
export function ToApplication() {
  const { apply: copy } = useCatalogue(agentCopy);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.lead}</p>
      <ButtonLink href={paths.agentApply} size="large">
        {copy.send}
      </ButtonLink>
    </Card>
  );
}
