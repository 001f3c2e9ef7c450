import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';

/** From an agent's home to the company's money in their hand, and to their own. */
export function AgentMoneyLinks() {
  const { links } = useCatalogue(agentMoneyCopy);
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink href={paths.agentFloat} variant="secondary">
        {links.float}
      </ButtonLink>
      <ButtonLink href={paths.agentEarnings} variant="secondary">
        {links.earnings}
      </ButtonLink>
    </div>
  );
}
