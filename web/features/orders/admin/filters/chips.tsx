import { useQuery } from '@tanstack/react-query';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import type { AdminOrdersCopy } from '#contract/copy/admin/orders/en.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import type { TrackingCopy } from '#contract/copy/tracking/en.ts';
import type { City } from '#contract/cities/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import { statusesOf, type OrderFilter } from '#contract/orders/admin/schema.ts';
import { shortDayOf } from '#web/lib/format/dates.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { citiesQuery } from '#web/features/cities/queries.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { changedFilter, type Admin } from '../url-state.ts';

interface Held {
  says: string;
  without: Partial<Record<keyof OrderFilter, ''>>;
}

/** The filters that hold, each to be taken away by itself. */
export function AdminFilterChips({ office: { place, turn } }: { office: Admin }) {
  const copy = useCatalogue(adminOrdersCopy);
  const { statuses } = useCatalogue(trackingCopy);
  const { data: markets = [] } = useQuery(marketsQuery);
  const { data: cities = [] } = useQuery(citiesQuery);
  const { filter } = place;
  const held = heldBy(filter, copy.filters, statuses, { markets, cities });
  if (held.length === 0) return null;
  const show = (next: OrderFilter) => turn({ show: 'list', filter: next });
  return (
    <ul aria-label={copy.filters.set} className="flex flex-wrap items-center gap-2">
      {held.map(({ says, without }) => (
        <li key={says}>
          <button
            type="button"
            className="office-pill office-pill-held"
            aria-label={copy.filters.remove(says)}
            onClick={() => show(changedFilter(filter, without))}
          >
            {says}
            <Icon name="close" size={20} />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="quiet"
          size="small"
          onClick={() => show(changedFilter({}, { search: filter.search ?? '' }))}
        >
          {copy.filters.clear}
        </Button>
      </li>
    </ul>
  );
}

interface Named {
  markets: readonly Pick<Market, 'id' | 'name'>[];
  cities: readonly Pick<City, 'id' | 'name'>[];
}

function heldBy(
  filter: OrderFilter,
  copy: AdminOrdersCopy['filters'],
  statuses: TrackingCopy['statuses'],
  { markets, cities }: Named,
): Held[] {
  const { cityId, marketId, agentId, accountId, kind, payWay, by, late, has, sort } = filter;
  const held: Held[] = [];
  const add = (says: string | undefined, ...fields: (keyof OrderFilter)[]) => {
    if (says !== undefined)
      held.push({ says, without: Object.fromEntries(fields.map((field) => [field, ''])) });
  };
  const named = statusesOf(filter);
  add(named?.map((status) => statuses[status]).join(', '), 'statuses');
  if (late !== undefined) add(copy.late, 'late');
  if (has !== undefined) add(copy.hasNames[has], 'has');
  if (cityId !== undefined) add(cities.find(({ id }) => id === cityId)?.name ?? copy.city, 'cityId');
  if (marketId !== undefined) add(markets.find(({ id }) => id === marketId)?.name ?? copy.market, 'marketId');
  if (kind !== undefined) add(copy.kinds[kind], 'kind');
  if (payWay !== undefined) add(`${copy.pay}: ${copy.payWays[payWay]}`, 'payWay');
  if (by !== undefined) add(copy.bys[by], 'by');
  if (agentId !== undefined) add(copy.agent, 'agentId');
  if (accountId !== undefined) add(copy.account, 'accountId');
  const placed = dayRange(filter.placedFrom, filter.placedTo, copy);
  if (placed !== undefined) add(copy.placed(placed), 'placedFrom', 'placedTo');
  const promised = dayRange(filter.promisedFrom, filter.promisedTo, copy);
  if (promised !== undefined) add(copy.promised(promised), 'promisedFrom', 'promisedTo');
  if (sort !== undefined && sort !== 'newest') add(`${copy.sort}: ${copy.sorts[sort]}`, 'sort');
  return held;
}

function dayRange(
  from: string | undefined,
  to: string | undefined,
  copy: AdminOrdersCopy['filters'],
): string | undefined {
  if (from === undefined && to === undefined) return undefined;
  const dayText = (day: string | undefined) =>
    day === undefined ? '…' : shortDayOf(`${day}T12:00:00+01:00`);
  return from === to ? dayText(from) : copy.days(dayText(from), dayText(to));
}
