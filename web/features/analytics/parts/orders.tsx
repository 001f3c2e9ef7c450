import { useQuery } from '@tanstack/react-query';
import { analyseOrders } from '#contract/analytics/endpoints.ts';
import type { OrderFigures } from '#contract/analytics/figures-schema.ts';
import { lengthOf } from '#contract/analytics/range.ts';
import { onTimeShare } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { askedBefore, askedOf, drawsBefore, periodsBefore, type AnalyticsPlace } from '../url-state.ts';
import type { Analysed } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { ByCity } from '../figures/by-city.tsx';
import { EndingsFigure } from '../figures/endings.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { Tiles } from '../figures/tiles.tsx';

/** True where no order was placed and none ended. */
export function hasNoOrders({ now }: { now: OrderFigures }): boolean {
  return now.placed + now.delivered + now.cancelled + now.failed === 0;
}

export function OrdersPart({ place }: { place: AnalyticsPlace }) {
  const { orders: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const { compares } = place;
  const query = useQuery(apiQuery(analyseOrders, askedOf(place)));
  const before = useQuery({ ...apiQuery(analyseOrders, askedBefore(place)), enabled: drawsBefore(place) });
  return (
    <Analysis place={place} query={query} isEmpty={hasNoOrders}>
      {(analysis) => {
        const { now, kinds, markets, endings, days } = analysis;
        return (
          <>
            <Tiles
              analysis={analysis}
              compares={compares}
              tiles={[
                { label: copy.placed, of: ({ placed }) => placed, unit: count, wants: 'more' },
                { label: copy.delivered, of: ({ delivered }) => delivered, unit: count, wants: 'more' },
                { label: copy.onTime, of: onTimeShare, unit: share, wants: 'more' },
                { label: copy.lost, of: lost, unit: count, wants: 'less' },
              ]}
            />
            {place.city === undefined && place.marketId === undefined && (
              <ByCity days={days} kind={place.kind} />
            )}
            <PeriodFigure
              name="orders-placed"
              title={copy.placed}
              summary={copy.placedText(count.format(now.placed), lengthOf(days))}
              analysis={analysis}
              earlier={periodsBefore(place, before.data)}
              measures={[{ key: 'placed', label: copy.placed, of: ({ placed }) => placed }]}
              unit={count}
              drawn="line"
            />
            <OutcomesFigure analysis={analysis} />
            <EndingsFigure endings={endings} compares={compares} />
            <KindFigure
              name="orders-placed"
              what={copy.placed}
              kinds={kinds}
              of={({ placed }) => placed}
              unit={count}
              compares={compares}
            />
            <MarketFigure
              name="orders-placed"
              what={copy.placed}
              markets={markets}
              of={({ placed }) => placed}
              unit={count}
              compares={compares}
            />
          </>
        );
      }}
    </Analysis>
  );
}

function lost({ cancelled, failed }: OrderFigures): number {
  return cancelled + failed;
}

function OutcomesFigure({ analysis }: { analysis: Analysed<OrderFigures> }) {
  const { orders: copy } = useCatalogue(analyticsCopy);
  const { count } = useUnits();
  const { delivered, cancelled, failed } = analysis.now;
  return (
    <PeriodFigure
      name="orders-ended"
      title={copy.ended}
      summary={copy.endedText(count.format(delivered), count.format(delivered + cancelled + failed))}
      analysis={analysis}
      measures={[
        { key: 'on-time', label: copy.onTime, of: ({ onTime }) => onTime },
        { key: 'late', label: copy.late, of: (figures) => figures.delivered - figures.onTime },
        { key: 'cancelled', label: copy.cancelled, of: (figures) => figures.cancelled },
        { key: 'failed', label: copy.failed, of: (figures) => figures.failed },
      ]}
      unit={count}
      drawn="bars"
    />
  );
}
