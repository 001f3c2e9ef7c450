import { Link } from 'wouter';
import { adminCopy } from '#contract/copy/admin.ts';
import type { AdminCopy } from '#contract/copy/admin/en.ts';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import { shortClock } from '#contract/copy/clock-words.ts';
import { isOpenNow } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { paths } from '#contract/paths.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { actionColumn } from '#web/ui/action-column.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Table, type Column } from '#web/ui/table.tsx';

interface Props {
  markets: Market[];
  onEdit: (market: Market) => void;
}

export function AdminMarketsTable({ markets: rows, onEdit }: Props) {
  const { hours } = useCatalogue(adminMarketsCopy);
  const { markets: copy } = useCatalogue(adminCopy);
  return (
    <Table caption={copy.title} rows={rows} keyOf={({ id }) => id} columns={columnsOf(copy, hours, onEdit)} />
  );
}

function columnsOf(
  copy: AdminCopy['markets'],
  hours: AdminMarketsCopy['hours'],
  onEdit: Props['onEdit'],
): Column<Market>[] {
  const heads = copy.columns;
  return [
    { key: 'name', head: heads.name, cell: (market) => <Named market={market} />, isTitle: true },
    { key: 'days', head: heads.days, cell: ({ marketDays }) => daysText(marketDays, copy) },
    {
      key: 'hours',
      head: hours.column,
      cell: ({ hours: { opens, closes } }) => (
        <span className="whitespace-nowrap">
          {shortClock(opens)} – {shortClock(closes)}
        </span>
      ),
    },
    { key: 'state', head: heads.state, cell: (market) => <State market={market} /> },
    { key: 'address', head: heads.address, cell: (market) => <Address market={market} /> },
    actionColumn({
      head: heads.actions,
      text: copy.edit,
      labelOf: ({ name }) => copy.editOf(name),
      onPress: onEdit,
    }),
  ];
}

function Named({ market }: { market: Market }) {
  return (
    <>
      <span className="block font-bold">{market.name}</span>
      <span className="block text-sm font-normal text-ink-soft">{market.location}</span>
    </>
  );
}

function State({ market }: { market: Market }) {
  const { markets: copy } = useCatalogue(adminCopy);
  const now = useNow();
  if (!market.isActive) return <Badge tone="plain">{copy.hidden}</Badge>;
  if (isOpenNow(market, now)) return <Badge tone="leaf">{copy.openNow}</Badge>;
  return <Badge tone="plain">{copy.shown}</Badge>;
}

/** A hidden market has an address and no page there. */
function Address({ market: { isActive, name, slug } }: { market: Market }) {
  const { markets: copy } = useCatalogue(adminCopy);
  if (!isActive) return paths.market(slug);
  return (
    <Link
      href={paths.market(slug)}
      className="link inline-flex min-h-12 items-center"
      aria-label={copy.open(name)}
    >
      {paths.market(slug)}
    </Link>
  );
}

function daysText(days: Market['marketDays'], copy: AdminCopy['markets']): string {
  return days.length === 6 ? copy.everyDay : days.map((day) => copy.shortDays[day]).join(' · ');
}
