import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Button } from '#web/ui/buttons/button.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { AnalyticsPlace } from '../url-state.ts';
import { useAnalyticsPlace } from '../use-url-state.ts';

/** No figures, and the way to some. */
export function NothingHappened({ place }: { place: AnalyticsPlace }) {
  const { empty: copy } = useCatalogue(analyticsCopy);
  const { change } = useAnalyticsPlace();
  const isOneMarket = place.marketId !== undefined;
  const isOneKind = place.kind !== undefined;
  return (
    <EmptyState
      title={copy.title}
      text={isOneKind ? copy.ofKind : isOneMarket ? copy.ofMarket : copy.text}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {isOneKind && (
            <Button variant="secondary" onClick={() => change({ kind: null })}>
              {copy.everyKind}
            </Button>
          )}
          {isOneMarket && (
            <Button variant="secondary" onClick={() => change({ market: null })}>
              {copy.everyMarket}
            </Button>
          )}
          {place.range !== '90' && (
            <Button variant="secondary" onClick={() => change({ range: '90', from: null, to: null })}>
              {copy.more}
            </Button>
          )}
        </div>
      }
    />
  );
}

/** A kind that buys nothing, and the way to those that do. */
export function NoBasket() {
  const { empty: copy } = useCatalogue(analyticsCopy);
  const { change } = useAnalyticsPlace();
  return (
    <EmptyState
      title={copy.noBasketTitle}
      text={copy.noBasket}
      action={
        <Button variant="secondary" onClick={() => change({ kind: null })}>
          {copy.everyKind}
        </Button>
      }
    />
  );
}
