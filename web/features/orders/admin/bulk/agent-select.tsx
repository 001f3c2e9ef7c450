import type { ComponentProps } from 'react';
import { boardCopy } from '#contract/copy/admin/board.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Alert } from '#web/ui/states/alert.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useAgentsOnline } from './use-agents-online.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';

/** Choice among online agents, the one with the fewest orders first. */
export function AgentSelect(field: Omit<ComponentProps<typeof Select>, 'label' | 'children'>) {
  const { actions: copy, carriesAt } = useCatalogue(boardCopy);
  const query = useAgentsOnline();
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-20" />}>
      {(agents) => {
        if (agents.length === 0) return <Alert tone="warning">{copy.agentsNone}</Alert>;
        return (
          <Select label={copy.agent} {...field}>
            <option value="">{copy.agentChoose}</option>
            {agents
              .toSorted((a, b) => a.carrying - b.carrying)
              .map(({ userId, name, marketName, carrying }) => (
                <option key={userId} value={userId}>
                  {carriesAt(name, marketName, carrying)}
                </option>
              ))}
          </Select>
        );
      }}
    </QueryBoundary>
  );
}
