import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { orderCopy } from '#contract/copy/order.ts';
import { trackingCopy } from '#contract/copy/tracking.ts';
import { isOpenNow } from '#contract/markets/rules.ts';
import type { Market, MarketId } from '#contract/markets/schema.ts';
import { useCatalogue, useCopy, useNow } from '#web/lib/screen/app-context.tsx';
import { afterPaint } from '#web/lib/page/after-paint.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Skeleton } from '#web/ui/states/skeleton.tsx';
import { ByCity } from '#web/features/markets/by-city.tsx';
import { openingOf } from '#web/features/markets/opening/opening.ts';
import { openingText } from '#web/features/markets/opening/opening-text.ts';
import { marketsQuery } from '#web/features/markets/queries.ts';
import { QueryBoundary } from '#web/data/query-boundary.tsx';
import { arrivalText } from '../placing/arrival.ts';
import { withMarket, type Draft } from '../placing/draft.ts';
import { changeDraft, useDraftPart } from '../placing/draft-store.ts';
import { isDone, partAfter, type Part } from '../placing/parts.ts';
import { useArrivals, type Arrivals } from '../placing/use-arrivals.ts';
import { ComposerBar } from './bar.tsx';
import { ComposerOption } from './option.tsx';
import { ComposerSection, goOn } from './section.tsx';
import { ComposerWhen } from './when.tsx';

/** The first of them are enough for most; the others come on a tap. */
const fewMarkets = 3;

interface Props {
  draft: Draft;
  onNext: (part: Part) => void;
}

/** The markets to choose from: those that are open now first, the others with when they open. */
export function ComposerMarket({ draft, onNext }: Props) {
  const { market: text, next } = useCatalogue(orderCopy);
  const query = useQuery(marketsQuery);
  return (
    <>
      <ComposerSection part="market" title={text.title}>
        <QueryBoundary query={query} waiting={<WaitingMarkets />}>
          {(markets) => (
            <ByCity markets={markets} chosen={draft.marketId}>
              {(shown) => <Markets markets={shown} onTap={() => goOn('market', onNext)} />}
            </ByCity>
          )}
        </QueryBoundary>
        <ComposerWhen draft={draft} onTap={() => goOn('market', onNext)} />
      </ComposerSection>
      <ComposerBar onClick={() => goOn('market', onNext)}>
        {isDone(draft, 'market') ? next[partAfter(draft, 'market')] : next.market}
      </ComposerBar>
    </>
  );
}

function Markets({ markets, onTap }: { markets: readonly Market[]; onTap: () => void }) {
  const { market: text } = useCatalogue(orderCopy);
  const chosen = useDraftPart(({ marketId }) => marketId);
  const [isAll, setAll] = useState(false);
  const { markets: copy } = useCopy();
  const now = useNow();
  const arrivals = useArrivals(markets);
  const tapped = useTapped({ arrivals, chosen, onTap });
  const trading = markets.filter((market) => openingOf(market, now).state !== 'not-trading');
  if (trading.length === 0) return <p>{text.none}</p>;
  const open = trading.filter((market) => isOpenNow(market, now));
  const sorted = [...open, ...trading.filter((market) => !isOpenNow(market, now))];
  const isFar = sorted.findIndex(({ id }) => id === chosen) >= fewMarkets;
  const shown = isAll || isFar || sorted.length <= fewMarkets ? sorted : sorted.slice(0, fewMarkets);
  return (
    <fieldset className="grid gap-1">
      <legend className="sr-only">{text.title}</legend>
      {shown.map((market) => {
        const choose = () => changeDraft((draft) => withMarket(draft, market.id));
        const answer = arrivals?.find(({ marketId }) => marketId === market.id);
        return (
          <ComposerOption
            key={market.id}
            name="market"
            label={market.name}
            isChosen={market.id === chosen}
            onChoose={choose}
            onTap={() => {
              choose();
              tapped(market.id);
            }}
          >
            {/* Open or closed is in it: it closes then, or opens then. */}
            <span className="block text-sm leading-tight text-ink-soft first-letter:uppercase">
              {openingText(openingOf(market, now), copy).until}
              <Arrival answer={answer} />
            </span>
          </ComposerOption>
        );
      })}
      {shown.length < sorted.length && (
        <Button variant="quiet" onClick={() => setAll(true)}>
          {text.all(sorted.length)}
        </Button>
      )}
    </fieldset>
  );
}

interface Tappable {
  arrivals: Arrivals | undefined;
  chosen: MarketId | null;
  onTap: () => void;
}

/** Goes on from a tapped market unless a time is to be chosen there, which is known only once the arrivals have come. */
function useTapped({ arrivals, chosen, onTap }: Tappable): (market: MarketId) => void {
  const [waiting, setWaiting] = useState<MarketId | null>(null);
  const goOnFrom = (market: MarketId, known: Arrivals) => {
    if (known.find(({ marketId }) => marketId === market)?.offersWindows !== true) onTap();
  };
  useEffect(() => {
    if (waiting === null || arrivals === undefined) return undefined;
    return afterPaint(() => {
      setWaiting(null);
      // Keys may have moved on to another meanwhile.
      if (waiting === chosen) goOnFrom(waiting, arrivals);
    });
  });
  return (market) => (arrivals === undefined ? setWaiting(market) : goOnFrom(market, arrivals));
}

/** The arrival range from there, as the quote says it. */
function Arrival({ answer }: { answer: Arrivals[number] | undefined }) {
  const { market: text } = useCatalogue(orderCopy);
  const tracking = useCatalogue(trackingCopy);
  const now = useNow();
  if (answer === undefined) return null;
  const range = arrivalText(answer, now, tracking);
  if (range !== null) return ` · ${text.comes(range)}`;
  return answer.when.kind === 'now' ? ` · ${text.nobodyAtWork}` : null;
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
