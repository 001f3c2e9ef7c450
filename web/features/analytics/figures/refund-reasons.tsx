import type { RefundFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

interface Props {
  now: RefundFigures;
  earlier: RefundFigures;
  compares: boolean;
}

/** Each reason with its money and how often it was given. */
export function RefundReasons({ now, earlier, compares }: Props) {
  const { refunds: copy, chart } = useCatalogue(analyticsCopy);
  const { count, money } = useUnits();
  const before = new Map(earlier.byReason.map(({ reason, kobo }) => [reason, kobo]));
  const reasons = now.byReason.toSorted((one, other) => other.kobo - one.kobo);
  return (
    <RowFigure
      name="refund-reasons"
      title={copy.reasons}
      summary={copy.reasonsText}
      bars={reasons.map(({ reason, kobo }) => ({
        key: reason,
        name: copy.names[reason],
        now: kobo,
        earlier: before.get(reason) ?? 0,
      }))}
      unit={money}
      compares={compares}
      figures={{
        heads: [chart.what, copy.count, chart.now, chart.earlier],
        rows: reasons.map((one) => ({
          key: one.reason,
          cells: [
            wordCell(copy.names[one.reason]),
            figureCell(count, one.count),
            figureCell(money, one.kobo),
            figureCell(money, before.get(one.reason) ?? 0),
          ],
        })),
      }}
    />
  );
}
