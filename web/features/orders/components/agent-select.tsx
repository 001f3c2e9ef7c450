import type { ComponentProps } from 'react';
import type { User } from '#contract/accounts/schema.ts';
import { boardCopy } from '#contract/copy/board.ts';
import { holds } from '#contract/permissions.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { usePeople } from '../../accounts/people-queries.ts';
import { Fetched } from '../../settings/components/fetched.tsx';

interface Props extends Omit<ComponentProps<typeof Select>, 'label' | 'children'> {
  me: User;
}

/** Who takes the order; agents are people, and looking through people is a right of its own. */
export function AgentSelect({ me, ...field }: Props) {
  const { actions: words } = useCatalogue(boardCopy);
  if (!holds(me, 'users:view')) return <Alert tone="warning">{words.agentsHidden}</Alert>;
  return <Agents {...field} />;
}

function Agents(field: Omit<Props, 'me'>) {
  const { actions: words } = useCatalogue(boardCopy);
  const query = usePeople({ search: '', role: 'agent' });
  return (
    <Fetched query={query} waiting={<Skeleton className="h-20" />}>
      {({ pages }) => {
        const agents = pages.flatMap(({ people }) => people).filter(({ deletedAt }) => deletedAt === null);
        if (agents.length === 0) return <Alert tone="warning">{words.agentsNone}</Alert>;
        return (
          <Select label={words.agent} {...field}>
            <option value="">{words.agentChoose}</option>
            {agents.map(({ id, name, username }) => (
              <option key={id} value={id}>
                {name ?? username}
              </option>
            ))}
          </Select>
        );
      }}
    </Fetched>
  );
}
