import { adminMoneyCopy } from '#contract/copy/admin/money.ts';
import { keysOf } from '#contract/keys-of.ts';
import type { Takings } from '#contract/payments/books/schema.ts';
import { dayOf } from '#web/lib/format/dates.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Table } from '#web/ui/table.tsx';
import { plainNaira, saveTable } from '../save-table.ts';

interface Props {
  takings: readonly Takings[];
  /** By Lagos time. */
  today: string;
}

/** A day a row, the newest first. */
export function AdminTakings({ takings, today }: Props) {
  const { day: copy } = useCatalogue(adminMoneyCopy);
  const { columns, ...takingsCopy } = copy.takings;
  const rows = takings.toSorted((a, b) => b.day.localeCompare(a.day));
  if (rows.length === 0) return <p className="text-ink-soft">{takingsCopy.none}</p>;
  const noon = (day: string) => dayOf(`${day}T12:00:00Z`);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3>{takingsCopy.title}</h3>
        <Button variant="secondary" size="small" onClick={() => saveTakings(rows, copy)}>
          {takingsCopy.csv}
        </Button>
      </div>
      <Table
        caption={takingsCopy.title}
        rows={rows}
        keyOf={({ day }) => day}
        columns={[
          {
            key: 'day',
            head: columns.day,
            isTitle: true,
            cell: ({ day }) => (day === today ? takingsCopy.today : noon(day)),
          },
          { key: 'cash', head: columns.cash, isNumber: true, cell: ({ cashKobo }) => naira(cashKobo) },
          {
            key: 'online',
            head: columns.online,
            isNumber: true,
            cell: ({ onlineKobo }) => naira(onlineKobo),
          },
          { key: 'goods', head: columns.goods, isNumber: true, cell: ({ goodsKobo }) => naira(goodsKobo) },
          { key: 'fees', head: columns.fees, isNumber: true, cell: (row) => naira(feesOf(row)) },
          { key: 'vat', head: columns.vat, isNumber: true, cell: (row) => naira(vatOf(row)) },
          { key: 'agents', head: columns.agents, isNumber: true, cell: (row) => naira(row.agentShareKobo) },
          { key: 'refunds', head: columns.refunds, isNumber: true, cell: (row) => naira(row.refundsKobo) },
          { key: 'lost', head: columns.lost, isNumber: true, cell: (row) => naira(lostOf(row)) },
        ]}
      />
      <p className="text-sm text-ink-soft">
        {takingsCopy.feesText} {takingsCopy.lostText}
      </p>
    </div>
  );
}

function feesOf({ deliveryFeesKobo, serviceFeesKobo }: Takings): number {
  return deliveryFeesKobo + serviceFeesKobo;
}

/** An older version answers without it. */
function vatOf({ vatKobo }: Partial<Takings>): number {
  return vatKobo ?? 0;
}

function lostOf({ varianceKobo, writeOffsKobo, gatewayFeesKobo }: Takings): number {
  return varianceKobo + writeOffsKobo + gatewayFeesKobo;
}

function saveTakings(rows: readonly Takings[], copy: (typeof adminMoneyCopy)['en']['day']): void {
  const columns = keysOf(copy.csvColumns);
  const lines = rows.map((row) =>
    columns.map((column) => {
      if (column === 'day') return row.day;
      return plainNaira(column === 'vatKobo' ? vatOf(row) : row[column]);
    }),
  );
  saveTable(copy.takings.file, [columns.map((column) => copy.csvColumns[column]), ...lines]);
}
