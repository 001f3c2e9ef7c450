import type { OfficeCity } from '#contract/cities/schema.ts';
import { citiesCopy } from '#contract/copy/admin/cities.ts';
import type { CitiesCopy } from '#contract/copy/admin/cities/en.ts';
import { shortClock } from '#contract/copy/clock-words.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { actionColumn } from '#web/ui/action-column.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

interface Props {
  cities: OfficeCity[];
  onEdit: (city: OfficeCity) => void;
}

export function AdminCitiesTable({ cities: rows, onEdit }: Props) {
  const copy = useCatalogue(citiesCopy);
  return <Table caption={copy.title} rows={rows} keyOf={({ id }) => id} columns={columnsOf(copy, onEdit)} />;
}

function columnsOf(copy: CitiesCopy, onEdit: Props['onEdit']): Column<OfficeCity>[] {
  const heads = copy.columns;
  return [
    { key: 'name', head: heads.name, cell: ({ name }) => name, isTitle: true },
    { key: 'letters', head: heads.letters, cell: ({ letters }) => letters },
    {
      key: 'hours',
      head: heads.hours,
      cell: ({ hours: { opens, closes } }) => (
        <span className="whitespace-nowrap">
          {shortClock(opens)} – {shortClock(closes)}
        </span>
      ),
    },
    { key: 'markets', head: heads.markets, cell: ({ markets }) => markets, isNumber: true },
    { key: 'agents', head: heads.agents, cell: ({ agents }) => agents, isNumber: true },
    {
      key: 'state',
      head: heads.state,
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'leaf' : 'plain'}>{isActive ? copy.shown : copy.hidden}</Badge>
      ),
    },
    actionColumn({
      head: heads.actions,
      text: copy.edit,
      labelOf: ({ name }) => copy.editOf(name),
      onPress: onEdit,
    }),
  ];
}
