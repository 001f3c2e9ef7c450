import { useQuery } from '@tanstack/react-query';
import { orderCopy } from '#contract/copy/order.ts';
import { isOpenNow } from '#contract/markets/rules.ts';
import type { Market } from '#contract/markets/schema.ts';
import { useCatalogue, useNow } from '#web/lib/screen/app-context.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { OpenState } from '#web/features/markets/opening/open-state.tsx';
import { openingOf } from '#web/features/markets/opening/opening.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { changeDraft, useDraftPart } from '../placing/draft-store.ts';
import { ComposerOption } from './option.tsx';
import { ComposerSection } from './section.tsx';

/** Which market to shop in: those that are open now first, the others with when they open. */
export function ComposerMarket() {
  const { market: words } = useCatalogue(orderCopy);
  const query = useQuery(marketsQuery);
  return (
    <ComposerSection part="market" title={words.title}>
      <QueryBoundary query={query} waiting={<WaitingMarkets />}>
        {(markets) => <Markets markets={markets} />}
      </QueryBoundary>
    </ComposerSection>
  );
}

function Markets({ markets }: { markets: readonly Market[] }) {
  const { market: words } = useCatalogue(orderCopy);
  const chosen = useDraftPart(({ marketId }) => marketId);
  const now = useNow();
  const trading = markets.filter((market) => openingOf(market, now).state !== 'not-trading');
  if (trading.length === 0) return <p>{words.none}</p>;
  const open = trading.filter((market) => isOpenNow(market, now));
  const shut = trading.filter((market) => !isOpenNow(market, now));
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{words.title}</legend>
      {[...open, ...shut].map((market) => (
        <ComposerOption
          key={market.id}
          name="market"
          label={market.name}
          isChosen={market.id === chosen}
          onChoose={() => changeDraft((draft) => ({ ...draft, marketId: market.id }))}
        >
          <OpenState opening={openingOf(market, now)} />
        </ComposerOption>
      ))}
    </fieldset>
  );
}

function WaitingMarkets() {
  return (
    <div className="grid gap-2">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
  );
}
