import { MarketSelect } from '#web/features/markets/market-select.tsx';
import { useQuery } from '@tanstack/react-query';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { useInCity } from '#web/lib/screen/office-city.ts';
import { useSearchState } from '#web/lib/screen/use-search-state.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/fields/field.tsx';
import { Sheet } from '#web/ui/overlays/sheet.tsx';
import { TableSkeleton } from '#web/ui/states/table-skeleton.tsx';
import { allMarketsQuery } from '#web/features/markets/admin/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { PriceFile } from '../files/price-file.tsx';
import { pricedFrom } from './url-state.ts';
import { AdminPricesTable } from './table.tsx';
import { AdminPriceHistory } from './price-history.tsx';
import { RecordAnyPrice } from './record-any-price.tsx';
import { SamplesWaiting } from './samples-waiting.tsx';
import { AdminPart } from '#web/ui/dense-section.tsx';

/** Price samples that wait for a decision, and the prices of one market. */
export function AdminPrices() {
  const query = useQuery(allMarketsQuery(useInCity()));
  const [params] = useSearchState();
  return (
    <>
      <SamplesWaiting />
      <QueryBoundary query={query} waiting={<TableSkeleton />}>
        {(markets) => {
          const market = markets.find(({ id }) => id === params.get('at')) ?? markets[0];
          return market && <OneMarket key={market.id} market={market} markets={markets} />;
        }}
      </QueryBoundary>
    </>
  );
}

const anyItem = 'any';

function OneMarket({ market, markets }: { market: Market; markets: readonly Market[] }) {
  const { guide: copy } = useCatalogue(adminMarketsCopy).prices;
  const [params, change] = useSearchState();
  const search = params.get('q') ?? '';
  const priced = pricedFrom(params.get('price'));
  const close = () => change({ price: null });
  return (
    <AdminPart title={copy.title} lead={copy.lead}>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        <MarketSelect
          label={copy.market}
          markets={markets}
          value={market.id}
          onChoose={(at) => change({ at })}
        />
        <Field
          type="search"
          label={copy.search}
          value={search}
          onChange={({ target }) => change({ q: target.value })}
        />
        <Button variant="secondary" onClick={() => change({ price: anyItem })}>
          {copy.record}
        </Button>
      </div>
      <div className="flex flex-wrap gap-3">
        <PriceFile market={market} />
      </div>
      <AdminPricesTable market={market} search={search} />
      <Sheet open={params.get('price') === anyItem} onClose={close} title={copy.record}>
        <RecordAnyPrice market={market} onDone={close} />
      </Sheet>
      {priced !== null && <AdminPriceHistory market={market} priced={priced} onClose={close} />}
    </AdminPart>
  );
}
