import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import type { WindowPlan } from '#contract/orders/windows/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { allMarketsQuery } from '#web/features/markets/admin/queries.ts';
import { MarketSelect } from '#web/features/markets/market-select.tsx';
import { momentOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Badge } from '#web/ui/badge.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { WindowCapacity } from './capacity.tsx';
import { windowPlanQuery } from './queries.ts';
import { WindowRoster } from './roster.tsx';

/** Delivery windows of one market: the orders that its hours take, and the agents who bring them. */
export function AdminWindows() {
  const { windows: copy } = useCatalogue(adminMarketsCopy);
  const query = useQuery(allMarketsQuery(useInCity()));
  const [params, change] = useSearchState();
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {(markets) => {
        const market = markets.find(({ id }) => id === params.get('at')) ?? markets[0];
        if (market === undefined) return null;
        return (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <MarketSelect
              label={copy.market}
              markets={markets}
              value={market.id}
              onChoose={(at) => change({ at })}
            />
            <OneMarket key={market.id} market={market} />
          </div>
        );
      }}
    </QueryBoundary>
  );
}

function OneMarket({ market }: { market: Market }) {
  const query = useQuery(windowPlanQuery(market.id));
  return (
    <QueryBoundary query={query} waiting={<TableSkeleton />}>
      {(plan) => (
        <>
          <WindowCapacity market={market} plan={plan} />
          <WindowRoster market={market} plan={plan} />
          <Taken plan={plan} />
        </>
      )}
    </QueryBoundary>
  );
}

function Taken({ plan: { taken } }: { plan: WindowPlan }) {
  const { taken: copy } = useCatalogue(adminMarketsCopy).windows;
  return (
    <AdminPart title={copy.title}>
      {taken.length === 0 ? (
        <p className="text-ink-soft">{copy.none}</p>
      ) : (
        <ul className="grid gap-1">
          {taken.map(({ startsAt, orders, capacity }) => (
            <li key={startsAt}>
              {momentOf(startsAt)} · <strong>{copy.orders(orders)}</strong>
              {orders > capacity && (
                <>
                  {' '}
                  <Badge tone="pepper">{copy.short(capacity)}</Badge>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </AdminPart>
  );
}
