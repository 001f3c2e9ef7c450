import { Link } from 'wouter';
import { adminNoticesCopy } from '#contract/copy/admin/notifications.ts';
import type { AdminNoticesCopy } from '#contract/copy/admin/notifications/en.ts';
import type { Delivery } from '#contract/notifications/schema.ts';
import { paths } from '#contract/paths.ts';
import { holds } from '#contract/permissions.ts';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { MoreButton } from '#web/ui/buttons/more-button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useDeliveries } from './queries.ts';
import { noFilter, type LogFilter, type Turn } from './url-state.ts';
import { AdminLogFilters } from './log-filters.tsx';

/** Delivery attempts with their outcome, to find out why a person got no notice. */
export function AdminLog({ filter, turn }: { filter: LogFilter; turn: Turn }) {
  const { log: copy, more } = useCatalogue(adminNoticesCopy);
  const query = useDeliveries(filter);
  return (
    <div className="grid gap-5">
      <AdminLogFilters filter={filter} turn={turn} />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {({ pages }) => {
          const rows = pages.flatMap(({ deliveries }) => deliveries);
          if (rows.length === 0) return <Nothing filter={filter} turn={turn} />;
          return (
            <div aria-busy={query.isPlaceholderData} className="grid gap-4">
              <Table caption={copy.title} columns={columnsOf(copy)} rows={rows} keyOf={({ id }) => id} />
              <MoreButton query={query} more={more} variant="quiet" />
            </div>
          );
        }}
      </QueryBoundary>
    </div>
  );
}

function Nothing({ filter, turn }: { filter: LogFilter; turn: Turn }) {
  const { log: copy } = useCatalogue(adminNoticesCopy);
  if (Object.values(filter).every((value) => value === ''))
    return <EmptyState title={copy.empty} text={copy.emptyText} />;
  return (
    <EmptyState
      title={copy.none}
      text={copy.noneText}
      action={<Button onClick={() => turn(noFilter)}>{copy.clear}</Button>}
    />
  );
}

const tones = {
  waiting: 'garri',
  sent: 'leaf',
  replaced: 'plain',
  'too-late': 'pepper',
  gone: 'pepper',
  failed: 'pepper',
  cancelled: 'plain',
} as const;

function columnsOf(copy: AdminNoticesCopy['log']): Column<Delivery>[] {
  const heads = copy.columns;
  return [
    {
      key: 'kind',
      head: heads.kind,
      isTitle: true,
      cell: ({ kind, code }) => (
        <>
          {copy.kinds[kind]}
          {code !== null && <OrderLink code={code} />}
        </>
      ),
    },
    { key: 'person', head: heads.person, cell: ({ person }) => person ?? copy.guest },
    { key: 'at', head: heads.at, cell: ({ at }) => momentOf(at) },
    { key: 'way', head: heads.way, cell: ({ way }) => copy.ways[way] },
    { key: 'state', head: heads.state, cell: (delivery) => <Outcome delivery={delivery} /> },
  ];
}

/** Only admins with `orders:view` get a link to the order. */
function OrderLink({ code }: { code: string }) {
  const me = useMe();
  if (!me || !holds(me, 'orders:view')) return <span className="block text-sm font-normal">{code}</span>;
  return (
    <Link href={`${paths.adminOrders}?order=${code}`} className="link block text-sm font-normal">
      {code}
    </Link>
  );
}

function Outcome({ delivery: { state, tries, dueAt, why } }: { delivery: Delivery }) {
  const { log: copy } = useCatalogue(adminNoticesCopy);
  const more = [
    tries > 1 ? copy.tries(tries) : undefined,
    dueAt === null ? undefined : copy.next(momentOf(dueAt)),
    why ?? undefined,
  ].filter((one) => one !== undefined);
  return (
    <>
      <Badge tone={tones[state]}>{copy.states[state]}</Badge>
      {more.length > 0 && (
        <span className="mt-1 block text-sm wrap-anywhere text-ink-soft">{more.join(' · ')}</span>
      )}
    </>
  );
}
