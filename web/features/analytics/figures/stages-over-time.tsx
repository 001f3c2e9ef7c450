import type { Stage, TimeFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { SmallMultiples } from '#web/ui/charts/small-multiples.tsx';
import { useFileName } from '../values/file-name.ts';
import { placesOf, seriesOf, tableOf, type Analysed, type Measure } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';

/** Time in each status over the days, one small chart each. */
export function StagesOverTime({ analysis }: { analysis: Analysed<TimeFigures> }) {
  const { speed: copy, chart } = useCatalogue(analyticsCopy);
  const { minutes } = useUnits();
  const fileName = useFileName();
  const places = placesOf(analysis.periods);
  // The whole way would press all the others flat.
  const stages = analysis.now.stages.filter(({ stage, stays }) => stays > 0 && stage !== 'whole');
  const measures = stages.map(({ stage }) => measureOf(stage, copy.names[stage]));
  if (places.length < 2) return null;
  return (
    <ChartFigure
      title={copy.over}
      summary={copy.overText}
      copy={chart}
      isWide
      file={fileName('time-in-status', `by-${analysis.step}`)}
      figures={tableOf(chart[analysis.step], places, seriesOf(analysis.periods, measures), minutes)}
    >
      <SmallMultiples
        nothing={chart.nothing}
        places={places}
        format={minutes.format}
        tick={minutes.tick}
        charts={stages.map(({ stage, medianSeconds }) => ({
          key: stage,
          title: copy.names[stage],
          note: medianSeconds === null ? chart.nothing : minutes.format(medianSeconds / 60),
          label: chart.read(copy.names[stage]),
          series: seriesOf(analysis.periods, [measureOf(stage, copy.median)]),
        }))}
      />
    </ChartFigure>
  );
}

function measureOf(stage: Stage, label: string): Measure<TimeFigures> {
  return {
    key: stage,
    label,
    of: ({ stages }) => {
      const seconds = stages.find((one) => one.stage === stage)?.medianSeconds ?? null;
      return seconds === null ? null : seconds / 60;
    },
  };
}
