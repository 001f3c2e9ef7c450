import type * as z from 'zod/mini';
import type { ending } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

type Ending = z.output<typeof ending>;

/** Reasons of lost orders and who ended them, the most frequent first. */
export function EndingsFigure({ endings, compares }: { endings: readonly Ending[]; compares: boolean }) {
  const { orders: copy, chart } = useCatalogue(analyticsCopy);
  const { count } = useUnits();
  const sorted = endings.toSorted((one, other) => other.now - one.now);
  const [most] = sorted;
  if (most === undefined) return null;
  const summary =
    most.now === 0 ? copy.whyNone : copy.whyText(copy.reasons[most.reason], count.format(most.now));
  return (
    <RowFigure
      name="orders-lost"
      title={copy.why}
      summary={summary}
      bars={sorted.map(({ status, mover, reason, now, before }) => ({
        key: `${status} ${mover} ${reason}`,
        name: copy.ending(copy.reasons[reason], copy.movers[mover]),
        note: copy[status],
        now,
        earlier: before,
      }))}
      unit={count}
      compares={compares}
      figures={{
        heads: [copy.why, copy.state, copy.mover, chart.now, chart.earlier],
        rows: sorted.map(({ status, mover, reason, now, before }) => ({
          key: `${status} ${mover} ${reason}`,
          cells: [
            wordCell(copy.reasons[reason]),
            wordCell(copy[status]),
            wordCell(copy.movers[mover]),
            figureCell(count, now),
            figureCell(count, before),
          ],
        })),
      }}
    />
  );
}
