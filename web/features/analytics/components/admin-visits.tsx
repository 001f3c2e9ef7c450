import { adminCopy } from '#contract/copy/admin.ts';
import type { VisitsSummary } from '#contract/analytics/schema.ts';
import { dayOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import { Bar } from './bar.tsx';

type Collected = Extract<VisitsSummary, { collecting: true }>;

export function AdminVisitsByDay({ days }: Pick<Collected, 'days'>) {
  const { analytics: words } = useCatalogue(adminCopy);
  return (
    <Counted
      title={words.days}
      head={words.columns.day}
      rows={days.map(({ day, visits }) => ({ name: dayOf(`${day}T12:00:00Z`), visits }))}
    />
  );
}

export function AdminVisitsByPage({ pages }: Pick<Collected, 'pages'>) {
  const { analytics: words } = useCatalogue(adminCopy);
  return (
    <Counted
      title={words.pages}
      head={words.columns.page}
      rows={pages.map(({ path, visits }) => ({ name: path, visits }))}
    />
  );
}

function Counted({
  title,
  head,
  rows,
}: {
  title: string;
  head: string;
  rows: { name: string; visits: number }[];
}) {
  const { columns } = useCatalogue(adminCopy).analytics;
  const most = Math.max(0, ...rows.map(({ visits }) => visits));
  return (
    <Card title={title}>
      <Table
        caption={title}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { key: 'name', head, cell: ({ name }) => name, isTitle: true },
          { key: 'visits', head: columns.visits, cell: ({ visits }) => visits, isNumber: true },
          { key: 'share', head: columns.share, cell: ({ visits }) => <Bar part={visits} of={most} /> },
        ]}
      />
    </Card>
  );
}
