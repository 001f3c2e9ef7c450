import { agentCopy } from '#contract/copy/agent.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { Card } from '#web/ui/card.tsx';

/** Among their own orders an agent is a customer; this is the way to what they came to do. */
export default function WorkCard() {
  const { toWork: copy } = useCatalogue(agentCopy);
  return (
    <Card title={copy.title}>
      <p className="text-ink-soft">{copy.text}</p>
      <ButtonLink href={paths.dashboard} size="large" isWide>
        {copy.go}
      </ButtonLink>
    </Card>
  );
}
