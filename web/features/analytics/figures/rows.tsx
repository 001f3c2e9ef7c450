import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import type { Figures } from '#web/ui/charts/chart-table.tsx';
import { RowChart, type Bar } from '#web/ui/charts/row-chart.tsx';
import { useFileName } from '../values/file-name.ts';
import { figureCell, wordCell } from '../values/period-series.ts';
import type { Unit } from '../values/units.ts';

interface Props {
  name: string;
  title: string;
  summary: string;
  bars: readonly Bar[];
  unit: Unit;
  compares: boolean;
  /** Title of the first column. */
  head?: string;
  /** Set where the table has more columns than the bars. */
  figures?: Figures;
}

/** Things beside each other, with their words, their table and their file. */
export function RowFigure({ name, title, summary, bars, unit, compares, head, figures }: Props) {
  const { chart: copy } = useCatalogue(analyticsCopy);
  const fileName = useFileName();
  const shown = compares ? bars : bars.map(({ earlier: _earlier, ...bar }) => bar);
  const own: Figures = {
    heads: [head ?? copy.what, copy.now, copy.earlier],
    rows: bars.map((bar) => ({
      key: bar.key,
      cells: [wordCell(bar.name), figureCell(unit, bar.now), figureCell(unit, bar.earlier ?? null)],
    })),
  };
  return (
    <ChartFigure title={title} summary={summary} copy={copy} file={fileName(name)} figures={figures ?? own}>
      <RowChart bars={shown} format={unit.format} copy={{ nothing: copy.nothing, earlier: copy.earlierOf }} />
    </ChartFigure>
  );
}
