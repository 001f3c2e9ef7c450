import { isOneCity } from '#contract/markets/one-city.ts';
import { ByCity } from '#web/features/markets/by-city.tsx';
import { MarketList } from '#web/features/markets/list.tsx';
import { MarketsAwaited } from '#web/features/markets/markets-pending.tsx';
import { marketsQuery, useMarkets } from '#web/features/markets/queries.ts';
import { cachedSetting } from '#web/features/settings/queries.ts';
import { askFor, known } from '#web/data/api-query.ts';
import type { ScreenPage } from '#web/lib/screen/screen.tsx';
import { useCopy } from '#web/lib/screen/app-context.tsx';
import { Page } from '#web/ui/page.tsx';

export const page: ScreenPage = {
  prepare: (client) => [askFor(client, marketsQuery)],
  meta: ({ copy, client }) => {
    const business = cachedSetting(client, 'business_name');
    const { title, description, text } = copy.markets;
    return {
      title: `${title} · ${business}`,
      description: isOneCity(known(client, marketsQuery)) ? description(business) : text,
    };
  },
};

/** Every market with its days and hours, those that are open first. */
export default function Markets() {
  const { markets: copy } = useCopy();
  return (
    <Page title={copy.heading} lead={copy.text}>
      <Listed />
    </Page>
  );
}

function Listed() {
  const markets = useMarkets();
  if (markets === undefined) return <MarketsAwaited />;
  return (
    <ByCity markets={markets} hasLink>
      {(shown) => <MarketList markets={shown} />}
    </ByCity>
  );
}
