import { useQuery } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { lagosClock } from '#contract/time.ts';
import { nearDay } from '../days.ts';
import { earningsQuery } from '../stored-queries.ts';

/** From an agent's home to the company's money in their hand, and to their own. */
export function AgentMoneyLinks({ owner }: { owner: string }) {
  const { links } = useCatalogue(agentMoneyCopy);
  const today = useEarnedToday(owner);
  return (
    <div className="grid grid-cols-2 gap-3">
      <ButtonLink href={paths.agentFloat} variant="secondary">
        {links.float}
      </ButtonLink>
      <ButtonLink href={paths.agentEarnings} variant="secondary">
        {today === 0 ? links.earnings : links.earnedToday(naira(today))}
      </ButtonLink>
    </div>
  );
}

/** Earnings of today’s doors: all of it is still held. */
function useEarnedToday(owner: string): number {
  const now = useNow();
  const orders = useQuery(earningsQuery(owner)).data?.reply.orders ?? [];
  return orders
    .filter(({ at, held }) => held !== null && nearDay(lagosClock(new Date(at)).date, now) === 'today')
    .reduce((sum, { kobo }) => sum + kobo, 0);
}
