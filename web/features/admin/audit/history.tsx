import type { AuditEntry } from '#contract/admin/audit-schema.ts';
import { historyCopy } from '#contract/copy/admin/history.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useHistory } from './queries.ts';
import { addressOfHistory, everyChange, useHistoryFilter } from './url-state.ts';
import { HistoryEntry } from './entry.tsx';
import { HistoryFilters } from './filters.tsx';

export function ChangeHistory() {
  const copy = useCatalogue(historyCopy);
  const { filter, turn } = useHistoryFilter();
  const query = useHistory(filter);
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const isFiltered = addressOfHistory(filter) !== addressOfHistory(everyChange);
  const lookedTo = pages.at(-1)?.lookedTo;
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{copy.intro}</p>
      <HistoryFilters filter={filter} turn={turn} />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {() =>
          entries.length === 0 && !query.hasNextPage ? (
            <Nothing isFiltered={isFiltered} onClear={() => turn(everyChange)} />
          ) : (
            <Entries entries={entries} onlyAbout={(subject) => turn({ ...everyChange, subject })} />
          )
        }
      </QueryBoundary>
      {query.hasNextPage && (
        <div className="grid justify-items-start gap-2">
          {lookedTo && <p className="text-ink-soft">{copy.lookedTo(momentOf(lookedTo))}</p>}
          <MoreButton query={query} more={copy.more} loading={copy.looking} />
        </div>
      )}
    </div>
  );
}

interface EntriesProps {
  entries: readonly AuditEntry[];
  onlyAbout: (subject: string) => void;
}

function Entries({ entries, onlyAbout }: EntriesProps) {
  return (
    <ol className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.number}>
          <HistoryEntry entry={entry} onlyAbout={onlyAbout} />
        </li>
      ))}
    </ol>
  );
}

function Nothing({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const copy = useCatalogue(historyCopy);
  if (!isFiltered) return <EmptyState title={copy.empty} text={copy.emptyText} />;
  return (
    <EmptyState
      title={copy.nothing}
      text={copy.nothingText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {copy.clear}
        </Button>
      }
    />
  );
}
