import { isOpenNow } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { ClosedMarket } from '#web/illustrations/closed-market.tsx';
import { useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { MarketCard } from './card.tsx';

/** Markets with their days and hours, those that are open first. */
export function MarketList({ markets }: { markets: readonly Market[] }) {
  const { markets: copy } = useCopy();
  const now = useNow();
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
