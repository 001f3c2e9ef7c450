import { isOpenNow } from '#contract/markets/rules.ts';
import { MarketCard } from '#web/features/markets/card.tsx';
import { MarketsAwaited } from '#web/features/markets/markets-pending.tsx';
import { marketsQuery, useMarkets } from '#web/features/markets/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { askFor } from '#web/data/api-query.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  prepare: (client) => [askFor(client, marketsQuery)],
  meta: ({ copy, client }) => {
    const business = cachedSetting(client, 'business_name');
    return { title: `${copy.markets.title} · ${business}`, description: copy.markets.description(business) };
  },
};

/** Every market with its days and hours, those that are open first. */
export default function Markets() {
  const { markets: copy } = useCopy();
  return (
    <Page title={copy.heading} lead={copy.text}>
      <MarketList />
    </Page>
  );
}

function MarketList() {
  const { markets: copy } = useCopy();
  const markets = useMarkets();
  const now = useNow();
  if (markets === undefined) return <MarketsAwaited />;
  const shown = markets.filter((market) => market.isActive);
  if (shown.length === 0)
    return <EmptyState picture={<ClosedMarket />} title={copy.noneTitle} text={copy.noneText} />;
  const open = shown.filter((market) => isOpenNow(market, now));
  const shut = shown.filter((market) => !isOpenNow(market, now));
  return (
    <>
      <h2 className="mb-4 text-lg font-extrabold">{copy.openCount(open.length)}</h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {[...open, ...shut].map((market) => (
          <li key={market.id}>
            <MarketCard market={market} now={now} />
          </li>
        ))}
      </ul>
    </>
  );
}
