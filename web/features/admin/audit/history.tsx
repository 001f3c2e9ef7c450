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
  const words = useCatalogue(historyCopy);
  const { filter, turn } = useHistoryFilter();
  const query = useHistory(filter);
  const pages = query.data?.pages ?? [];
  const entries = pages.flatMap((page) => page.entries);
  const isFiltered = addressOfHistory(filter) !== addressOfHistory(everyChange);
  const lookedTo = pages.at(-1)?.lookedTo;
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{words.intro}</p>
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
          {lookedTo && <p className="text-ink-soft">{words.lookedTo(momentOf(lookedTo))}</p>}
          <MoreButton query={query} more={words.more} loading={words.looking} />
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
  const words = useCatalogue(historyCopy);
  if (!isFiltered) return <EmptyState title={words.empty} text={words.emptyText} />;
  return (
    <EmptyState
      title={words.nothing}
      text={words.nothingText}
      action={
        <Button variant="secondary" onClick={onClear}>
          {words.clear}
        </Button>
      }
    />
  );
}
