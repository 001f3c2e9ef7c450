import { useQuery } from '@tanstack/react-query';
import { isOpenNow } from '#contract/markets/rules.ts';
import { MarketCard } from '../../features/markets/components/market-card.tsx';
import { MarketCardsLoading } from '../../features/markets/components/market-cards-loading.tsx';
import { marketsQuery } from '../../features/markets/queries.ts';
import { CouldNotLoad } from '../../features/settings/components/could-not-load.tsx';
import { cachedSetting } from '../../features/settings/queries.ts';
import { ClosedMarket } from '../../illustrations/closed-market.tsx';
import type { ScreenPage } from '../../lib/screen.tsx';
import { useCopy, useNow } from '../../lib/surroundings.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';

export const page: ScreenPage = {
  prepare: (client) => [client.fetchQuery(marketsQuery)],
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
  const markets = useQuery(marketsQuery);
  const now = useNow();
  if (markets.data === undefined) {
    return markets.isError || markets.isPaused ? <CouldNotLoad query={markets} /> : <MarketCardsLoading />;
  }
  const shown = markets.data.filter((market) => market.isActive);
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
