import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showPerformance } from '#contract/analytics/agents-endpoints.ts';
import type { AgentPerformance } from '#contract/analytics/agents-schema.ts';
import { adminAgentsCopy } from '#contract/copy/admin/agents.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { measures, readRange, sortedBy, type Measure, type Sorting } from './measures.ts';
import { AdminPerformanceAsked } from './range.tsx';
import { AdminPerformanceTable } from './table.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';

const aPage = 100;
const isMeasure = (name: string | null): name is Measure => name !== null && name in measures;

/** Performance of all agents side by side, sorted by one measure. */
export default function AdminPerformance({ onOpen }: { onOpen: (userId: string) => void }) {
  const { performance: copy } = useCatalogue(adminAgentsCopy);
  const [params] = useSearchState();
  const { from, to } = readRange(params, useNow());
  const query = useQuery({
    ...apiQuery(showPerformance, { from, to, ...useInCity() }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-label={copy.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AdminPerformanceAsked />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {({ agents, daysWaiting }) => (
          <>
            {daysWaiting > 0 && <p className="text-sm text-ink-soft">{copy.waiting(daysWaiting)}</p>}
            <Found agents={agents} onOpen={onOpen} />
            <p className="text-sm text-ink-soft">{copy.text}</p>
          </>
        )}
      </QueryBoundary>
    </section>
  );
}

interface FoundProps {
  agents: readonly AgentPerformance[];
  onOpen: (userId: string) => void;
}

function Found({ agents, onOpen }: FoundProps) {
  const { all, performance: copy } = useCatalogue(adminAgentsCopy);
  const [params, change] = useSearchState();
  const [most, setMost] = useState(aPage);
  const search = (params.get('q') ?? '').trim().toLowerCase();
  const found = agents.filter(({ name }) => name.toLowerCase().includes(search));
  if (agents.length === 0) return <EmptyState title={copy.empty} text={copy.emptyText} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title={all.nothing}
        text={all.nothingText}
        action={
          <Button variant="secondary" onClick={() => change({ q: null })}>
            {all.clear}
          </Button>
        }
      />
    );
  }
  const sorting = readSorting(params);
  return (
    <>
      <AdminPerformanceTable
        agents={sortedBy(found, sorting).slice(0, most)}
        sorting={sorting}
        onSort={({ by, isUp }) => change({ sort: by, up: isUp ? 'yes' : null })}
        onOpen={onOpen}
      />
      {found.length > most && (
        <Button variant="secondary" onClick={() => setMost(most + aPage)}>
          {all.more(Math.min(aPage, found.length - most))}
        </Button>
      )}
    </>
  );
}

function readSorting(params: URLSearchParams): Sorting {
  const by = params.get('sort');
  const known = isMeasure(by) || by === 'name' ? by : 'delivered';
  return { by: known, isUp: params.get('up') === 'yes' };
}
