import type { RefundFigures, RefundReason } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Analysed } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { PeriodFigure } from './over-time.tsx';

// With the rest there are as many as there are looks.
const mostReasons = 5;

/** The weightiest reasons, each a layer, and all others as one. */
export function RefundsOverTime({ analysis }: { analysis: Analysed<RefundFigures> }) {
  const { refunds: copy } = useCatalogue(analyticsCopy);
  const { money } = useUnits();
  const given = analysis.now.byReason
    .filter(({ kobo }) => kobo > 0)
    .toSorted((one, other) => other.kobo - one.kobo);
  const [most] = given;
  if (most === undefined) return null;
  const shown = given.slice(0, mostReasons).map(({ reason }) => reason);
  const rest = given.slice(mostReasons).map(({ reason }) => reason);
  return (
    <PeriodFigure
      name="refunds"
      title={copy.over}
      summary={copy.overText(copy.names[most.reason], money.format(most.kobo))}
      analysis={analysis}
      measures={[
        ...shown.map((reason) => ({ key: reason, label: copy.names[reason], of: koboOf([reason]) })),
        ...(rest.length > 0 ? [{ key: 'rest', label: copy.rest, of: koboOf(rest) }] : []),
      ]}
      unit={money}
      drawn="bars"
    />
  );
}

function koboOf(reasons: readonly RefundReason[]) {
  return ({ byReason }: RefundFigures) =>
    byReason.reduce((sum, { reason, kobo }) => (reasons.includes(reason) ? sum + kobo : sum), 0);
}
