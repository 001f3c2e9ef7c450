import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

/** For an account that has never applied: the way there. */
export function ToApplication() {
  const { apply: words } = useCatalogue(agentCopy);
  return (
    <Card title={words.title}>
      <p className="text-ink-soft">{words.lead}</p>
      <ButtonLink href={paths.agentApply} size="large">
        {words.send}
      </ButtonLink>
    </Card>
  );
}
