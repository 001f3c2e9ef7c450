import { useQuery } from '@tanstack/react-query';
import { analyseOrders, analyseTimes } from '#contract/analytics/endpoints.ts';
import type { OrderFigures, TimeFigures } from '#contract/analytics/figures-schema.ts';
import { onTimeShare } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { apiQuery } from '#web/data/api-query.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { askedBefore, askedOf, drawsBefore, periodsBefore, type AnalyticsPlace } from '../url-state.ts';
import { useUnits } from '../values/units.ts';
import { Analysis } from './analysis.tsx';
import { KindFigure } from '../figures/by-kind.tsx';
import { MarketFigure } from '../figures/by-market.tsx';
import { ListsFigures } from '../figures/lists.tsx';
import { PeriodFigure } from '../figures/over-time.tsx';
import { StagesFigure } from '../figures/stages.tsx';
import { StagesOverTime } from '../figures/stages-over-time.tsx';
import { Tiles } from '../figures/tiles.tsx';

export function SpeedPart({ place }: { place: AnalyticsPlace }) {
  const { speed: copy } = useCatalogue(analyticsCopy);
  const { minutes } = useUnits();
  const query = useQuery(apiQuery(analyseTimes, askedOf(place)));
  const { compares } = place;
  return (
    <Analysis place={place} query={query} isEmpty={({ now }) => now.stages.every(({ stays }) => stays === 0)}>
      {(times) => {
        const { kinds, markets, now, earlier } = times;
        return (
          <>
            <OnTime place={place} />
            <StagesFigure now={now} earlier={earlier} compares={compares} />
            <KindFigure
              name="whole-time"
              what={copy.promise}
              kinds={kinds}
              of={wholeMinutes}
              unit={minutes}
              compares={compares}
            />
            <MarketFigure
              name="whole-time"
              what={copy.promise}
              markets={markets}
              of={wholeMinutes}
              unit={minutes}
              compares={compares}
            />
            <StagesOverTime analysis={times} />
            {place.kind === undefined && <ListsFigures place={place} />}
          </>
        );
      }}
    </Analysis>
  );
}

function wholeMinutes({ stages }: TimeFigures): number | null {
  const seconds = stages.find(({ stage }) => stage === 'whole')?.medianSeconds ?? null;
  return seconds === null ? null : seconds / 60;
}

function OnTime({ place }: { place: AnalyticsPlace }) {
  const { speed: copy, orders } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const { data } = useQuery(apiQuery(analyseOrders, askedOf(place)));
  const before = useQuery({ ...apiQuery(analyseOrders, askedBefore(place)), enabled: drawsBefore(place) });
  if (data === undefined) return null;
  const { now, kinds, markets } = data;
  const onTime = onTimeShare(now);
  return (
    <>
      <Tiles
        analysis={data}
        compares={place.compares}
        tiles={[
          { label: copy.share, of: onTimeShare, unit: share, wants: 'more' },
          {
            label: orders.late,
            of: late,
            unit: count,
            wants: 'less',
          },
        ]}
      />
      <PeriodFigure
        name="on-time"
        title={copy.share}
        summary={onTime === null ? copy.shareNone : copy.shareText(share.format(onTime))}
        analysis={data}
        earlier={periodsBefore(place, before.data)}
        measures={[{ key: 'on-time', label: copy.share, of: onTimeShare }]}
        unit={share}
        drawn="line"
      />
      <KindFigure
        name="on-time"
        what={copy.share}
        kinds={kinds}
        of={onTimeShare}
        unit={share}
        compares={place.compares}
      />
      <MarketFigure
        name="on-time"
        what={copy.share}
        markets={markets}
        of={onTimeShare}
        unit={share}
        compares={place.compares}
      />
    </>
  );
}

function late({ delivered, onTime }: OrderFigures): number {
  return delivered - onTime;
}
