import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import type { VisitsSummary } from '#contract/analytics/schema.ts';
import { dayOf } from '../../../lib/dates.ts';
import { useCatalogue } from '../../../lib/surroundings.tsx';
import { Card } from '../../../ui/card.tsx';
import { Table, type Column } from '../../../ui/table.tsx';
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

interface Row {
  name: string;
  visits: number;
}

function Counted({ title, head, rows }: { title: string; head: string; rows: Row[] }) {
  const { columns } = useCatalogue(adminCopy).analytics;
  return (
    <Card title={title}>
      <Table
        caption={title}
        rows={rows}
        keyOf={({ name }) => name}
        columns={columnsOf(columns, head, rows)}
      />
    </Card>
  );
}

function columnsOf(heads: AdminCopy['analytics']['columns'], head: string, rows: Row[]): Column<Row>[] {
  const most = Math.max(0, ...rows.map(({ visits }) => visits));
  return [
    { key: 'name', head, cell: ({ name }) => name, isTitle: true },
    { key: 'visits', head: heads.visits, cell: ({ visits }) => visits, isNumber: true },
    { key: 'share', head: heads.share, cell: ({ visits }) => <Bar part={visits} of={most} /> },
  ];
}
