import { useQuery } from '@tanstack/react-query';
import { analyseWork } from '#contract/analytics/endpoints.ts';
import type { WorkFigures } from '#contract/analytics/figures-schema.ts';
import { ordersAnHour } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { askedBefore, askedOf, drawsBefore, periodsBefore, type AnalyticsPlace } from '../url-state.ts';
import type { Analysed, Period } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { EachAgent } from '../figures/each-agent.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { Tiles } from '../figures/tiles.tsx';

export function AgentsPart({ place }: { place: AnalyticsPlace }) {
  const { agents: copy } = useCatalogue(analyticsCopy);
  const { count, hours, rate } = useUnits();
  const { compares } = place;
  const query = useQuery(apiQuery(analyseWork, askedOf(place)));
  const before = useQuery({ ...apiQuery(analyseWork, askedBefore(place)), enabled: drawsBefore(place) });
  // Hours online are of no kind: an agent who is online waits for any.
  const hasHours = place.kind === undefined;
  return (
    <Analysis place={place} query={query} isEmpty={({ now }) => now.agents === 0 && now.delivered === 0}>
      {(analysis) => (
        <>
          <Tiles
            analysis={analysis}
            compares={compares}
            tiles={[
              { label: copy.agents, of: ({ agents }) => agents, unit: count },
              ...(hasHours ? [{ label: copy.hours, of: hoursOf, unit: hours }] : []),
              { label: copy.delivered, of: deliveredOf, unit: count, wants: 'more' },
              ...(hasHours
                ? [{ label: copy.pace, of: ordersAnHour, unit: rate, wants: 'more' as const }]
                : []),
            ]}
          />
          {hasHours && <WorkOverTime analysis={analysis} before={periodsBefore(place, before.data)} />}
          <EachAgent agents={analysis.agents} hasHours={hasHours} />
          <KindFigure
            name="delivered"
            what={copy.delivered}
            kinds={analysis.kinds}
            of={deliveredOf}
            unit={count}
            compares={compares}
          />
          {hasHours && (
            <MarketFigure
              name="hours-online"
              what={copy.hours}
              markets={analysis.markets}
              of={hoursOf}
              unit={hours}
              compares={compares}
            />
          )}
        </>
      )}
    </Analysis>
  );
}

interface OverTimeProps {
  analysis: Analysed<WorkFigures>;
  before: readonly Period<WorkFigures>[] | undefined;
}

function WorkOverTime({ analysis, before }: OverTimeProps) {
  const { agents: copy } = useCatalogue(analyticsCopy);
  const { count, hours, rate } = useUnits();
  const { now } = analysis;
  const pace = ordersAnHour(now);
  return (
    <>
      <PeriodFigure
        name="hours-online"
        title={copy.hours}
        summary={copy.hoursText(hours.format(hoursOf(now)), count.format(now.agents))}
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'hours', label: copy.hours, of: hoursOf }]}
        unit={hours}
        drawn="line"
      />
      <PeriodFigure
        name="orders-an-hour"
        title={copy.pace}
        summary={pace === null ? copy.paceNone : copy.paceText(rate.format(pace))}
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'pace', label: copy.pace, of: ordersAnHour }]}
        unit={rate}
        drawn="line"
      />
    </>
  );
}

function deliveredOf({ delivered }: WorkFigures): number {
  return delivered;
}

function hoursOf({ onlineSeconds }: WorkFigures): number {
  return onlineSeconds / 3600;
}
