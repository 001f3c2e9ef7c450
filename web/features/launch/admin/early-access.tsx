import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Subscriber } from '#contract/launch/schema.ts';
import { csvOf } from '#web/lib/format/csv.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { download } from '#web/lib/device/download.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { Table } from '#web/ui/table.tsx';
import { subscribersQuery } from './queries.ts';

const shownAtFirst = 10;

/** Early-access list, with an export. */
export function AdminEarlyAccess() {
  const { launch: copy } = useCatalogue(adminCopy);
  const query = useQuery(subscribersQuery);
  return (
    <Card title={copy.list}>
      <QueryBoundary query={query} waiting={<Skeleton className="h-40" />}>
        {(subscribers) =>
          subscribers.length === 0 ? (
            <EmptyState title={copy.listEmpty} text={copy.listEmptyText} />
          ) : (
            <List subscribers={subscribers} />
          )
        }
      </QueryBoundary>
    </Card>
  );
}

function List({ subscribers }: { subscribers: Subscriber[] }) {
  const { launch: copy } = useCatalogue(adminCopy);
  const [isWhole, setWhole] = useState(false);
  const columns = copy.listColumns;
  const shown = isWhole ? subscribers : subscribers.slice(0, shownAtFirst);
  const save = () =>
    download(
      copy.csvName,
      'text/csv;charset=utf-8',
      csvOf([
        [columns.name, columns.email, columns.when],
        ...subscribers.map(({ name, email, subscribedAt }) => [name, email, subscribedAt]),
      ]),
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{copy.waiting(subscribers.length)}</p>
        <Button variant="secondary" onClick={save}>
          {copy.download}
        </Button>
      </div>
      <Table
        caption={copy.list}
        rows={shown}
        keyOf={({ email }) => email}
        columns={[
          { key: 'name', head: columns.name, cell: ({ name }) => name, isTitle: true },
          { key: 'email', head: columns.email, cell: ({ email }) => email },
          { key: 'when', head: columns.when, cell: ({ subscribedAt }) => dayOf(subscribedAt) },
        ]}
      />
      {shown.length < subscribers.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {copy.more}
        </Button>
      )}
    </>
  );
}
