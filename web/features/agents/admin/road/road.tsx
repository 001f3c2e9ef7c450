import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import type { AgentOnRoad } from '#contract/agents/admin/road-schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { roadQuery } from '../queries.ts';
import { AdminMap } from './map.tsx';
import { AdminOnRoad } from './agent.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

/** Online agents on a map, and beside it as a list, for keyboards and phones. */
export function AdminRoad({ onOpen }: { onOpen: (userId: string) => void }) {
  const query = useQuery(roadQuery(useInCity()));
  return (
    <QueryBoundary query={query} waiting={<Waiting />}>
      {(agents) => <Road agents={agents} now={new Date(query.dataUpdatedAt)} onOpen={onOpen} />}
    </QueryBoundary>
  );
}

interface Props {
  agents: readonly AgentOnRoad[];
  /** Time of these positions. */
  now: Date;
  onOpen: (userId: string) => void;
}

function Road({ agents, now, onOpen }: Props) {
  const { road: copy } = useCatalogue(adminAgentsCopy);
  const heading = useId();
  if (agents.length === 0) return <EmptyState title={copy.nobody} text={copy.nobodyText} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)] lg:items-start">
      <AdminMap agents={agents} now={now} />
      <section aria-labelledby={heading} className="grid gap-3">
        <h2 id={heading} className="text-lg">
          {copy.online(agents.length)}
        </h2>
        <ul className="grid gap-3 lg:max-h-[70dvh] lg:overflow-y-auto">
          {agents.map((agent) => (
            <AdminOnRoad key={agent.userId} agent={agent} now={now} onOpen={() => onOpen(agent.userId)} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function Waiting() {
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(18rem,2fr)]">
      <Skeleton className="h-96" />
      <Skeleton className="h-96" />
    </div>
  );
}
