import { useQuery } from '@tanstack/react-query';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { orderKinds } from '#contract/orders/errands/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Checkbox } from '#web/ui/fields/checkbox.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { ranges, hasKinds, type AnalyticsPlace } from './url-state.ts';
import { OwnDays } from './own-days.tsx';

interface Props {
  place: AnalyticsPlace;
  change: (changes: Readonly<Record<string, string | null>>) => void;
}

/** The markets of that city, or of every one. */
function useMarketsOf(slug: string | undefined) {
  const { data: markets = [] } = useQuery(marketsQuery);
  const { data: cities = [] } = useQuery(citiesQuery);
  const city = cities.find((one) => one.slug === slug);
  return city === undefined ? markets : markets.filter(({ cityId }) => cityId === city.id);
}

/** Choice of days, market, kind and comparison. */
export function RangeBar({ place, change }: Props) {
  const { range: copy } = useCatalogue(analyticsCopy);
  const markets = useMarketsOf(place.city);
  // The days in sight are where one's own begin.
  const choose = (range: string) =>
    change(range === 'own' ? { range, ...place.days } : { range, from: null, to: null });
  return (
    <div className="grid items-end gap-x-4 gap-y-2 print:hidden sm:grid-cols-2 lg:grid-cols-3">
      <Select label={copy.label} value={place.range} onChange={({ target }) => choose(target.value)}>
        {ranges.map((range) => (
          <option key={range} value={range}>
            {copy.names[range]}
          </option>
        ))}
      </Select>
      <Select
        label={copy.market}
        value={place.marketId ?? ''}
        onChange={({ target }) => change({ market: target.value })}
      >
        <option value="">{copy.everyMarket}</option>
        {markets.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
      {hasKinds(place.part) && <KindSelect place={place} change={change} />}
      <Checkbox
        label={copy.compare}
        checked={place.compares}
        onChange={({ target }) => change({ compare: target.checked ? null : 'no' })}
      />
      {place.range === 'own' && (
        <OwnDays key={`${place.days.from} ${place.days.to}`} days={place.days} onShow={change} />
      )}
    </div>
  );
}

function KindSelect({ place, change }: Props) {
  const { kinds: copy } = useCatalogue(analyticsCopy);
  return (
    <Select
      label={copy.label}
      value={place.kind ?? ''}
      onChange={({ target }) => change({ kind: target.value })}
    >
      <option value="">{copy.every}</option>
      {orderKinds.map((kind) => (
        <option key={kind} value={kind}>
          {copy.names[kind]}
        </option>
      ))}
    </Select>
  );
}
