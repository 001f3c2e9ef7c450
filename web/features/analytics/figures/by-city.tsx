import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { analyseCities } from '#contract/analytics/endpoints.ts';
import type { CityFigures } from '#contract/analytics/analysis-schema.ts';
import type { Days } from '#contract/analytics/range.ts';
import { lateShare } from '#contract/analytics/shares.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Card } from '#web/ui/card.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { useAnalyticsPlace } from '../use-url-state.ts';
import { useUnits } from '../values/units.ts';

/** The cities beside each other, each with the way into it; nothing where there is only one. */
export function ByCity({ days, kind }: { days: Days; kind: OrderKind | undefined }) {
  const { cities: copy } = useCatalogue(analyticsCopy);
  const columns = useColumns();
  const { data } = useQuery(apiQuery(analyseCities, { ...days, ...(kind !== undefined && { kind }) }));
  const rows = data?.cities ?? [];
  if (rows.filter(({ slug }) => slug !== null).length < 2) return null;
  const seesMoney = rows.every(({ takenKobo }) => takenKobo !== null);
  return (
    <div className="col-span-full">
      <Card title={copy.title}>
        <Table
          caption={copy.title}
          columns={columns.filter(({ key }) => key !== 'taken' || seesMoney)}
          rows={rows}
          keyOf={({ slug }) => slug ?? ''}
        />
      </Card>
    </div>
  );
}

function useColumns(): Column<CityFigures>[] {
  const { cities: copy, orders, takings, chart } = useCatalogue(analyticsCopy);
  const { count, money, share } = useUnits();
  const { hrefOfCity } = useAnalyticsPlace();
  return [
    {
      key: 'city',
      head: copy.city,
      isTitle: true,
      cell: ({ slug, name }) =>
        slug === null ? (
          copy.none
        ) : (
          <Link href={hrefOfCity(slug)} className="link inline-flex min-h-12 items-center">
            {name}
          </Link>
        ),
    },
    { key: 'placed', head: orders.placed, isNumber: true, cell: ({ placed }) => count.format(placed) },
    {
      key: 'delivered',
      head: orders.delivered,
      isNumber: true,
      cell: ({ delivered }) => count.format(delivered),
    },
    {
      key: 'late',
      head: orders.late,
      isNumber: true,
      cell: (figures) => {
        const late = lateShare(figures);
        return late === null ? chart.nothing : share.format(late);
      },
    },
    {
      key: 'taken',
      head: takings.came,
      isNumber: true,
      cell: ({ takenKobo }) => money.format(takenKobo ?? 0),
    },
  ];
}
