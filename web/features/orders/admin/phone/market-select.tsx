import { useQuery } from '@tanstack/react-query';
import { adminOrdersCopy } from '#contract/copy/admin/orders.ts';
import { marketId as readMarketId } from '#contract/markets/schema.ts';
import type { Market } from '#contract/markets/schema.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { useCatalogue, useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { Select } from '#web/ui/fields/select.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { useMe } from '#web/features/accounts/queries.ts';
import { openingOf } from '#web/features/markets/opening/opening.ts';
import { openingText } from '#web/features/markets/opening/opening-text.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { withServing } from '#web/features/orders/placing/draft.ts';
import { servingMarket } from '#web/features/orders/placing/shop/shop.ts';
import type { Typing } from './typing.ts';

/** The markets that trade and that this admin may see, each with when it opens or closes. */
export function MarketSelect(typing: Typing) {
  const query = useQuery(marketsQuery);
  return (
    <QueryBoundary query={query} waiting={<Skeleton className="h-18" />}>
      {(markets) => <Markets {...typing} markets={markets} />}
    </QueryBoundary>
  );
}

function Markets({ draft, change, isTried, markets }: Typing & { markets: readonly Market[] }) {
  const { where: copy } = useCatalogue(adminOrdersCopy).phone;
  const { markets: marketCopy } = useCopy();
  const now = useNow();
  const cities = useMe()?.cities;
  const theirs = markets.filter(
    (market) =>
      (cities === undefined || cities.includes(market.cityId)) &&
      openingOf(market, now).state !== 'not-trading',
  );
  if (theirs.length === 0) return <p>{copy.noMarkets}</p>;
  return (
    <Select
      label={draft.kind === 'market' ? copy.market : copy.serving}
      value={servingMarket(draft) ?? ''}
      error={isTried && servingMarket(draft) === null ? copy.marketWanted : undefined}
      onChange={({ target: { value } }) => {
        const serving = value === '' ? null : readMarketId.parse(value);
        change((before) => withServing(before, serving));
      }}
    >
      <option value="">{copy.chooseMarket}</option>
      {theirs.map((market) => (
        <option key={market.id} value={market.id}>
          {`${market.name} · ${openingText(openingOf(market, now), marketCopy).until}`}
        </option>
      ))}
    </Select>
  );
}
