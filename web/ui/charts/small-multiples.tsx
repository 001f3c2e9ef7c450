import { LineChart } from './line-chart.tsx';
import type { PlotProps } from './plot.tsx';
import { scaleFor } from './scale.ts';
import type { Looked } from './series.ts';

export interface Small {
  key: string;
  title: string;
  /** Last or typical value, beside the title. */
  note: string;
  label: string;
  series: readonly Looked[];
}

interface Props extends Pick<PlotProps, 'places' | 'format' | 'tick'> {
  nothing: string;
  charts: readonly Small[];
}

/** Many small charts under one scale: a high line in one is as high as in all. */
export function SmallMultiples({ nothing, charts, ...plot }: Props) {
  const scale = scaleFor(
    charts.flatMap(({ series }) => series.flatMap(({ values }) => values)),
    { whole: false },
  );
  return (
    <div className="chart-many">
      {charts.map(({ key, title, note, label, series }) => (
        <div key={key} className="grid content-start gap-2">
          <h3 className="flex flex-wrap justify-between gap-x-3 text-sm">
            {title} <span className="text-ink-soft">{note}</span>
          </h3>
          <LineChart {...plot} copy={{ label, nothing }} series={series} scale={scale} isSmall />
        </div>
      ))}
    </div>
  );
}
