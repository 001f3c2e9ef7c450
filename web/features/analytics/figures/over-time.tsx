import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { Legend } from '#web/ui/charts/legend.tsx';
import { LineChart } from '#web/ui/charts/line-chart.tsx';
import { StackedChart } from '#web/ui/charts/stacked-chart.tsx';
import {
  placesOf,
  seriesOf,
  tableOf,
  type Analysed,
  type Measure,
  type Period,
} from '../values/period-series.ts';
import { useFileName } from '../values/file-name.ts';
import type { Unit } from '../values/units.ts';

interface Props<Of> {
  /** Name of the CSV file, without the days. */
  name: string;
  title: string;
  summary: string;
  analysis: Pick<Analysed<Of>, 'step' | 'periods'>;
  /** The days before, where they are drawn under one line. */
  earlier?: readonly Period<Of>[] | undefined;
  measures: readonly Measure<Of>[];
  unit: Unit;
  drawn: 'line' | 'bars';
}

/** Figure over time, with its text, its table and its file. */
export function PeriodFigure<Of>(props: Props<Of>) {
  const { name, title, summary, analysis, earlier, measures, unit, drawn } = props;
  const { chart: copy } = useCatalogue(analyticsCopy);
  const fileName = useFileName();
  const places = placesOf(analysis.periods);
  const series = seriesOf(analysis.periods, measures, earlier && { label: copy.earlier, periods: earlier });
  const Chart = drawn === 'line' ? LineChart : StackedChart;
  return (
    <ChartFigure
      title={title}
      summary={summary}
      copy={copy}
      file={fileName(name, `${analysis.periods[0]?.from}-${analysis.periods.at(-1)?.to}`)}
      figures={tableOf(copy[analysis.step], places, series, unit)}
    >
      <Legend series={series} drawn={drawn} />
      <Chart
        copy={{ label: copy.read(title), nothing: copy.nothing }}
        places={places}
        series={series}
        format={unit.format}
        tick={unit.tick}
        whole={unit.whole}
      />
    </ChartFigure>
  );
}
