import type { SecurityEvent } from '#contract/admin/security-endpoints.ts';
import { adminCopy } from '#contract/copy/admin.ts';
import { securityCopy } from '#contract/copy/admin/security.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { SecurityCopy } from '#contract/copy/admin/security/en.ts';
import { useFailure } from '#web/data/failure-message.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { download } from '#web/lib/device/download.ts';
import { csvOf } from '#web/lib/format/csv.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { actorOf, csvRows, detailOf, kindOf } from './event-text.ts';
import { SecurityFilters } from './filters.tsx';
import { useExportSecurityEvents, useSecurityEvents } from './queries.ts';
import { addressOfSecurity, everyEvent, useSecurityFilter, type SecurityFilter } from './url-state.ts';

/** The security log: searched, read page by page, taken out as a file. */
export function SecurityLog() {
  const copy = useCatalogue(securityCopy);
  const { people } = useCatalogue(adminCopy);
  const { filter, turn } = useSecurityFilter();
  const query = useSecurityEvents(filter);
  const events = query.data?.pages.flatMap((page) => page.events) ?? [];
  return (
    <div className="grid gap-6">
      <p className="text-ink-soft">{copy.intro}</p>
      <SecurityFilters filter={filter} turn={turn} />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {() =>
          events.length === 0 ? (
            <Nothing filter={filter} onClear={() => turn(everyEvent)} />
          ) : (
            <>
              <ExportLines filter={filter} />
              <Table
                caption={copy.caption}
                rows={events}
                keyOf={({ number }) => String(number)}
                columns={columnsOf(copy, people)}
              />
            </>
          )
        }
      </QueryBoundary>
      <MoreButton query={query} more={copy.more} loading={copy.looking} />
    </div>
  );
}

function columnsOf(copy: SecurityCopy, people: AdminCopy['people']): Column<SecurityEvent>[] {
  const heads = copy.columns;
  return [
    {
      key: 'actor',
      head: heads.actor,
      cell: (event) => <span className="break-words">{actorOf(event, copy)}</span>,
      isTitle: true,
    },
    { key: 'kind', head: heads.kind, cell: (event) => kindOf(event, copy) },
    {
      key: 'subject',
      head: heads.subject,
      cell: ({ actor, subject }) => (subject === null || subject.id === actor?.id ? '–' : subject.name),
    },
    { key: 'detail', head: heads.detail, cell: (event) => detailOf(event, people) || '–' },
    {
      key: 'at',
      head: heads.at,
      cell: ({ at }) => (
        <time dateTime={at} className="whitespace-nowrap">
          {momentOf(at)}
        </time>
      ),
    },
    {
      key: 'place',
      head: heads.device,
      cell: ({ device, address }) =>
        [device, address].filter((part) => part !== '').join(', ') || copy.unknown,
    },
  ];
}

function ExportLines({ filter }: { filter: SecurityFilter }) {
  const copy = useCatalogue(securityCopy);
  const { people } = useCatalogue(adminCopy);
  const taking = useExportSecurityEvents();
  const failed = useFailure();
  const take = async () => {
    try {
      const { events, isMore } = await taking.mutateAsync(filter);
      download('security-log.csv', 'text/csv', csvOf(csvRows(events, copy, people)));
      showToast({ title: copy.exported(events.length, isMore), tone: 'success' });
    } catch (error) {
      failed(error);
    }
  };
  return (
    <Button
      variant="secondary"
      className="justify-self-start"
      isBusy={taking.isPending}
      onClick={() => void take()}
    >
      {copy.export}
    </Button>
  );
}

function Nothing({ filter, onClear }: { filter: SecurityFilter; onClear: () => void }) {
  const copy = useCatalogue(securityCopy);
  if (addressOfSecurity(filter) === addressOfSecurity(everyEvent))
    return <EmptyState title={copy.empty} text={copy.emptyText} />;
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
