import { useQuery } from '@tanstack/react-query';
import { analyseTakings } from '#contract/analytics/endpoints.ts';
import type { TakingsFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { askedOf, type AnalyticsPlace } from '../url-state.ts';
import type { Analysed } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { BookedFigure } from '../figures/booked.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { Tiles } from '../figures/tiles.tsx';

/** Income and earnings, for readers with the money permission. */
export function TakingsPart({ place }: { place: AnalyticsPlace }) {
  const { takings: copy } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  const { compares } = place;
  const query = useQuery(apiQuery(analyseTakings, askedOf(place)));
  return (
    <Analysis
      place={place}
      query={query}
      isEmpty={({ now }) => Object.values(now).every((kobo) => kobo === 0)}
    >
      {(analysis) => (
        <>
          <Tiles
            analysis={analysis}
            compares={compares}
            tiles={[
              { label: copy.came, of: cameIn, unit: money, wants: 'more' },
              { label: copy.fees, of: feesOf, unit: money, wants: 'more' },
              { label: copy.agentShare, of: ({ agentShareKobo }) => agentShareKobo, unit: money },
              { label: copy.variance, of: ({ varianceKobo }) => varianceKobo, unit: money },
            ]}
          />
          <TakingsOverTime analysis={analysis} />
          <BookedFigure now={analysis.now} earlier={analysis.earlier} compares={compares} />
          <KindFigure
            name="takings"
            what={copy.came}
            kinds={analysis.kinds}
            of={cameIn}
            unit={money}
            compares={compares}
          />
          <MarketFigure
            name="takings"
            what={copy.came}
            markets={analysis.markets}
            of={cameIn}
            unit={money}
            compares={compares}
          />
        </>
      )}
    </Analysis>
  );
}

function TakingsOverTime({ analysis }: { analysis: Analysed<TakingsFigures> }) {
  const { takings: copy } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  const { now } = analysis;
  return (
    <>
      <PeriodFigure
        name="takings"
        title={copy.came}
        summary={copy.cameText(money.format(cameIn(now)))}
        analysis={analysis}
        measures={[
          { key: 'cash', label: copy.cash, of: ({ cashKobo }) => cashKobo },
          { key: 'online', label: copy.online, of: ({ onlineKobo }) => onlineKobo },
        ]}
        unit={money}
        drawn="bars"
      />
      <PeriodFigure
        name="fees"
        title={copy.fees}
        summary={copy.feesText(money.format(feesOf(now)), money.format(now.agentShareKobo))}
        analysis={analysis}
        measures={[
          { key: 'delivery', label: copy.deliveryFees, of: ({ deliveryFeesKobo }) => deliveryFeesKobo },
          { key: 'service', label: copy.serviceFees, of: ({ serviceFeesKobo }) => serviceFeesKobo },
        ]}
        unit={money}
        drawn="bars"
      />
    </>
  );
}

function cameIn({ cashKobo, onlineKobo }: TakingsFigures): number {
  return cashKobo + onlineKobo;
}

function feesOf({ deliveryFeesKobo, serviceFeesKobo }: TakingsFigures): number {
  return deliveryFeesKobo + serviceFeesKobo;
}
