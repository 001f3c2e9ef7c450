import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import type { OfficeZone } from '#contract/cities/zones/schema.ts';
import { naira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { actionColumn } from '#web/ui/action-column.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

interface Props {
  zones: readonly OfficeZone[];
  onEdit: (zone: OfficeZone) => void;
}

export function ZonesTable({ zones, onEdit }: Props) {
  const { zones: copy } = useCatalogue(adminMarketsCopy);
  return <Table caption={copy.title} rows={zones} keyOf={({ id }) => id} columns={columnsOf(copy, onEdit)} />;
}

function columnsOf(copy: AdminMarketsCopy['zones'], onEdit: Props['onEdit']): Column<OfficeZone>[] {
  const heads = copy.columns;
  return [
    { key: 'name', head: heads.name, cell: ({ name }) => name, isTitle: true },
    {
      key: 'state',
      head: heads.state,
      cell: ({ isOpen }) => (isOpen ? <Badge tone="leaf">{copy.open}</Badge> : <Badge>{copy.closed}</Badge>),
    },
    {
      key: 'fee',
      head: heads.fee,
      cell: ({ feeKobo }) => (feeKobo === 0 ? copy.noFee : naira(feeKobo)),
      isNumber: true,
    },
    { key: 'points', head: heads.points, cell: ({ outline }) => outline.length, isNumber: true },
    actionColumn({
      head: heads.actions,
      text: copy.change,
      labelOf: ({ name }) => copy.edit(name),
      onPress: onEdit,
    }),
  ];
}
