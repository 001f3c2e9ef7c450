import { useQuery } from '@tanstack/react-query';
import { agentMoneyCopy } from '#contract/copy/agent/money.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ButtonLink } from '#web/ui/buttons/button-link.tsx';
import { myReturnsQuery } from '../stored-queries.ts';
import { useUnsentReturns } from './unsent-returns.ts';

/** On an agent's home: that there are goods to bring back. */
export function ReturnsReminder({ owner }: { owner: string }) {
  const { returns: copy } = useCatalogue(agentMoneyCopy);
  const waiting = useQuery(myReturnsQuery(owner)).data?.reply.returns ?? [];
  const unsentOf = useUnsentReturns(owner);
  const left = waiting.filter(({ id, broughtAt }) => broughtAt === null && unsentOf(id) === undefined).length;
  if (left === 0) return null;
  return (
    <ButtonLink href={paths.agentFloat} isWide>
      {copy.reminder(left)}
    </ButtonLink>
  );
}
