import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { adminMarketsCopy } from '#contract/copy/admin/markets.ts';
import type { CatalogueItem } from '#contract/lists/catalogue/schema.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useMeasuresIn } from '#web/features/cities/use-measures.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { catalogueQuery } from '../queries.ts';
import { useRecord } from './use-record-price.ts';
import { PriceForm } from './amount-form.tsx';

interface Props {
  market: Market;
  onDone: () => void;
}

/** A price of anything that the catalogue has, as somebody saw it at the market. */
export function RecordAnyPrice({ market, onDone }: Props) {
  const query = useQuery(catalogueQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-48" />}>
      {(items) => (
        <Choosing market={market} items={items.filter(({ isActive }) => isActive)} onDone={onDone} />
      )}
    </QueryBoundary>
  );
}

function Choosing({ market, items, onDone }: Props & { items: readonly CatalogueItem[] }) {
  const copy = useCatalogue(adminMarketsCopy);
  const text = copy.prices.story;
  const [itemId, setItemId] = useState(items[0]?.id);
  const item = items.find(({ id }) => id === itemId);
  const measures = useMeasuresIn(market.cityId);
  const [chosen, setChosen] = useState<Measure | null>(null);
  const measure = chosen ?? item?.defaultMeasure;
  const { record, isBusy } = useRecord(onDone);
  if (item === undefined || measure === undefined) return null;
  return (
    <div className="grid gap-5">
      <Select
        label={text.item}
        value={item.id}
        onChange={({ target }) => {
          setItemId(items.find(({ id }) => id === target.value)?.id);
          setChosen(null);
        }}
      >
        {items.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      <Select
        label={text.measure}
        value={measure}
        onChange={({ target }) => setChosen(measures.find((one) => one === target.value) ?? null)}
      >
        {measures.map((one) => (
          <option key={one} value={one}>
            {copy.measure(one, 1)}
          </option>
        ))}
      </Select>
      <PriceForm
        label={text.price(copy.measure(measure, 1))}
        hint={text.recordHint}
        save={text.keep}
        isBusy={isBusy}
        onSave={(koboPerMeasure) => record({ marketId: market.id, itemId: item.id, measure, koboPerMeasure })}
      />
    </div>
  );
}
