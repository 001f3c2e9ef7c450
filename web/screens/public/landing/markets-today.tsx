import { Link } from 'wouter';
import { marketsToday } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { paths } from '#contract/paths.ts';
import { lagosClock } from '#contract/time.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { Section } from './section.tsx';
import { useMarkets } from '#web/features/markets/queries.ts';
import { ByCity } from '#web/features/markets/by-city.tsx';
import { MarketCard } from '#web/features/markets/card.tsx';
import { MarketsAwaited } from '#web/features/markets/markets-pending.tsx';

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
  const markets = useMarkets();
  if (markets === undefined) return <MarketsAwaited />;
  return (
    <ByCity markets={markets} hasLink>
      {(shown) => <TodayOf markets={shown} />}
    </ByCity>
  );
}

function TodayOf({ markets }: { markets: readonly Market[] }) {
  const { markets: copy } = useCopy().landing;
  const now = useNow();
  const today = marketsToday(markets, now);
  if (today.length === 0) {
    const isSunday = lagosClock(now).weekday === 'sunday';
    return (
      <EmptyState
        picture={<ClosedMarket />}
        title={isSunday ? copy.sundayTitle : copy.noneTitle}
        text={isSunday ? copy.sundayText : copy.noneText}
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
