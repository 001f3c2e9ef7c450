import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { marketsToday } from '#contract/markets/rules.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { ClosedMarket } from '../../../illustrations/closed-market.tsx';
import { useCopy, useNow } from '../../../lib/surroundings.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CouldNotLoad } from '../../../features/settings/components/could-not-load.tsx';
import { Section } from './section.tsx';
import { marketsQuery } from '../../../features/markets/queries.ts';
import { MarketCard } from '../../../features/markets/components/market-card.tsx';
import { MarketCardsLoading } from '../../../features/markets/components/market-cards-loading.tsx';

/** The markets that trade today, at most three; on Sunday none. */
export function MarketsToday() {
  const { markets } = useCopy().landing;
  return (
    <Section id="markets" title={markets.title} text={markets.text}>
      <Today />
      <p className="mt-4">
        <Link href={paths.markets} className="link inline-flex min-h-12 items-center">
          {markets.all}
        </Link>
      </p>
    </Section>
  );
}

function Today() {
  const { markets: words } = useCopy().landing;
  const markets = useQuery(marketsQuery);
  const now = useNow();
  if (markets.data === undefined) {
    return markets.isError || markets.isPaused ? <CouldNotLoad query={markets} /> : <MarketCardsLoading />;
  }
  const today = marketsToday(markets.data, now);
  if (today.length === 0) {
    const isSunday = lagosClock(now).weekday === 'sunday';
    return (
      <EmptyState
        picture={<ClosedMarket />}
        title={isSunday ? words.sundayTitle : words.noneTitle}
        text={isSunday ? words.sundayText : words.noneText}
      />
    );
  }
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {today.map((market) => (
        <li key={market.id}>
          <MarketCard market={market} now={now} />
        </li>
      ))}
    </ul>
  );
}
