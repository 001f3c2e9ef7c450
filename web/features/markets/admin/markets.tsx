import { useQuery } from '@tanstack/react-query';
import { adminCopy } from '#contract/copy/admin.ts';
import type { Market } from '#contract/markets/schema.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { ToHistory } from '#web/features/accounts/admin/history-link.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { allMarketsQuery } from './queries.ts';
import { AdminMarketForm } from './form.tsx';
import { AdminMarketPhoto } from './photo.tsx';
import { AdminMarketPlace } from './position.tsx';
import { AdminMarketsTable } from './table.tsx';

const aNewOne = 'new';

/** Every market; one of them opens beside the list, with its days, its photo and its place. */
export function AdminMarkets() {
  const { markets: copy } = useCatalogue(adminCopy);
  const query = useQuery(allMarketsQuery(useInCity()));
  const [params, change] = useSearchState();
  const asked = params.get('market');
  const market = query.data?.find(({ id }) => id === asked);
  const close = () => change({ market: null });
  return (
    <>
      <div className="flex justify-end">
        <Button onClick={() => change({ market: aNewOne })}>{copy.add}</Button>
      </div>
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(markets) =>
          markets.length === 0 ? (
            <EmptyState picture={<ClosedMarket />} title={copy.empty} text={copy.emptyText} />
          ) : (
            <AdminMarketsTable markets={markets} onEdit={({ id }) => change({ market: id })} />
          )
        }
      </QueryBoundary>
      <Sheet
        open={asked === aNewOne || market !== undefined}
        onClose={close}
        title={market === undefined ? copy.formAdd : copy.formEdit(market.name)}
      >
        {market === undefined ? (
          <AdminMarketForm
            key={aNewOne}
            market={undefined}
            // A new market still needs its photo and its position.
            onDone={({ id }) => change({ market: id })}
          />
        ) : (
          <Opened key={market.id} market={market} onDone={close} />
        )}
      </Sheet>
    </>
  );
}

function Opened({ market, onDone }: { market: Market; onDone: () => void }) {
  return (
    <div className="grid gap-8">
      <ToHistory subject={market.id} name={market.name} />
      <AdminMarketForm market={market} onDone={onDone} />
      <AdminMarketPhoto market={market} />
      <AdminMarketPlace market={market} />
    </div>
  );
}
