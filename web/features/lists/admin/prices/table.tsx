import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { AdminMarketsCopy } from '#contract/copy/admin/markets/en.ts';
import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import { guideFrom } from '#contract/lists/prices/guide.ts';
import type { StoredPrice } from '#contract/lists/prices/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import { lagosInstant } from '#contract/time.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { shortDayOf } from '#web/lib/format/dates.ts';
import { naira, shortNaira } from '#web/lib/format/money.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { pricesQuery } from '../queries.ts';
import { pricedWord } from './url-state.ts';

/** The guide of a market, narrowed to what is looked for. */
export function AdminPricesTable({ market, search }: { market: Market; search: string }) {
  const copy = useCatalogue(adminMarketsCopy);
  const text = copy.prices.guide;
  const query = useQuery(pricesQuery(market.id));
  const [, change] = useSearchState();
  const key = catalogueKey(search);
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {(prices) => {
        const found = prices.filter(({ item }) => catalogueKey(item.name).includes(key));
        if (prices.length === 0)
          return <EmptyState picture={<ClosedMarket />} title={text.none} text={text.noneText} />;
        if (found.length === 0) return <EmptyState title={text.nothing} />;
        return (
          <Table
            caption={text.title}
            rows={found}
            keyOf={(row) => pricedWord({ itemId: row.item.id, measure: row.measure })}
            columns={columnsOf(copy, (row) =>
              change({ price: pricedWord({ itemId: row.item.id, measure: row.measure }) }),
            )}
          />
        );
      }}
    </QueryBoundary>
  );
}

function columnsOf(copy: AdminMarketsCopy, onOpen: (row: StoredPrice) => void): Column<StoredPrice>[] {
  const text = copy.prices.guide;
  const heads = text.columns;
  const day = (date: string) => shortDayOf(lagosInstant(date, '12:00').toISOString());
  return [
    {
      key: 'item',
      head: heads.item,
      isTitle: true,
      cell: ({ item, measure }) => (
        <>
          <span className="block font-bold">{item.name}</span>
          <span className="block text-sm font-normal text-ink-soft">
            {text.per(copy.measure(measure, 1))}
          </span>
        </>
      ),
    },
    {
      key: 'guide',
      head: heads.guide,
      isNumber: true,
      cell: (row) => naira(guideFrom(row.corrected, row.learned)?.koboPerMeasure ?? 0),
    },
    {
      key: 'range',
      head: heads.range,
      isNumber: true,
      cell: ({ learned, corrected }) =>
        corrected !== null ? (
          <Badge tone="garri">{text.byHand}</Badge>
        ) : (
          learned && text.range(shortNaira(learned.lowKobo), shortNaira(learned.highKobo))
        ),
    },
    { key: 'samples', head: heads.samples, isNumber: true, cell: ({ learned }) => learned?.samples ?? 0 },
    {
      key: 'newest',
      head: heads.newest,
      cell: ({ learned, corrected }) => day(corrected?.on ?? learned?.newestOn ?? ''),
    },
    {
      key: 'actions',
      head: <span className="sr-only">{heads.actions}</span>,
      cell: (row) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={text.open(row.item.name, copy.measure(row.measure, 1))}
          onClick={() => onOpen(row)}
        >
          {text.details}
        </Button>
      ),
    },
  ];
}
