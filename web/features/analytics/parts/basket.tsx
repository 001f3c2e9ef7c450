import { useQuery } from '@tanstack/react-query';
import { analyseOrders } from '#contract/analytics/endpoints.ts';
import { fillShare, paidAgainstGuide } from '#contract/analytics/shares.ts';
import { hasOneThing } from '#contract/orders/errands/course.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { aboveRangeShare } from '../values/above-range.ts';
import { askedBefore, askedOf, drawsBefore, periodsBefore, type AnalyticsPlace } from '../url-state.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { NoBasket } from './no-figures.tsx';
import { FillFigures } from '../figures/fill-rate.tsx';
import { GuideFigures } from '../figures/price-guide.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { Tiles } from '../figures/tiles.tsx';

/** The basket of a list; a parcel and something to do have none. */
export function BasketPart({ place }: { place: AnalyticsPlace }) {
  return hasOneThing(place.kind) ? <NoBasket /> : <Basket place={place} />;
}

function Basket({ place }: { place: AnalyticsPlace }) {
  const { basket: copy } = useCatalogue(analyticsCopy);
  const { share } = useUnits();
  const { compares } = place;
  // Only what is bought at a market has a guide.
  const hasGuide = place.kind === undefined || place.kind === 'market';
  const query = useQuery(apiQuery(analyseOrders, askedOf(place)));
  const before = useQuery({ ...apiQuery(analyseOrders, askedBefore(place)), enabled: drawsBefore(place) });
  const guideTiles = [
    { label: copy.guide, of: paidAgainstGuide, unit: share, wants: 'less' as const },
    { label: copy.above, of: aboveRangeShare, unit: share, wants: 'less' as const },
  ];
  return (
    <Analysis place={place} query={query} isEmpty={({ now }) => fillShare(now) === null}>
      {(analysis) => (
        <>
          <Tiles
            analysis={analysis}
            compares={compares}
            tiles={[
              { label: copy.fill, of: fillShare, unit: share, wants: 'more' },
              ...(hasGuide ? guideTiles : []),
            ]}
          />
          <FillFigures analysis={analysis} before={periodsBefore(place, before.data)} />
          {hasGuide && <GuideFigures analysis={analysis} before={periodsBefore(place, before.data)} />}
          <KindFigure
            name="fill-rate"
            what={copy.fill}
            kinds={analysis.kinds}
            of={fillShare}
            unit={share}
            compares={compares}
          />
          {[
            { name: 'fill-rate', what: copy.fill, of: fillShare },
            ...(hasGuide ? [{ name: 'paid-against-guide', what: copy.guide, of: paidAgainstGuide }] : []),
          ].map((one) => (
            <MarketFigure
              key={one.name}
              {...one}
              markets={analysis.markets}
              unit={share}
              compares={compares}
            />
          ))}
        </>
      )}
    </Analysis>
  );
}
