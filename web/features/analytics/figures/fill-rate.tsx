import type { OrderFigures } from '#contract/analytics/figures-schema.ts';
import { fillShare } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Analysed, Period } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { PeriodFigure } from './over-time.tsx';

/** In the order of how well it went. */
const lines = ['found', 'short', 'replaced', 'unavailable', 'rejected'] as const;

interface Props {
  analysis: Analysed<OrderFigures>;
  before: readonly Period<OrderFigures>[] | undefined;
}

/** Items that reached the door and stayed, and the outcome of the others. */
export function FillFigures({ analysis, before }: Props) {
  const { basket: copy } = useCatalogue(analyticsCopy);
  const { count, share } = useUnits();
  const filled = fillShare(analysis.now);
  const looked = count.format(lines.reduce((sum, line) => sum + analysis.now.lines[line], 0));
  return (
    <>
      <PeriodFigure
        name="fill-rate"
        title={copy.fill}
        summary={filled === null ? copy.fillNone : copy.fillText(share.format(filled), looked)}
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'fill', label: copy.fill, of: fillShare }]}
        unit={share}
        drawn="line"
      />
      <PeriodFigure
        name="lines"
        title={copy.lines}
        summary={copy.linesText(looked)}
        analysis={analysis}
        measures={lines.map((line) => ({
          key: line,
          label: copy[line],
          of: (figures: OrderFigures) => figures.lines[line],
        }))}
        unit={count}
        drawn="bars"
      />
    </>
  );
}
