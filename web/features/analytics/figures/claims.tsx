import type { Claimed, RefundFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Analysed } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { PeriodFigure } from './over-time.tsx';
import { RowFigure } from './rows.tsx';

interface Props {
  analysis: Analysed<RefundFigures>;
  compares: boolean;
}

const states = ['made', 'approved', 'refused'] as const satisfies readonly (keyof Claimed)[];

/** Claims as they were made and decided, and what was wrong. */
export function ClaimsFigures({ analysis, compares }: Props) {
  const { refunds: copy } = useCatalogue(analyticsCopy);
  const { count } = useUnits();
  const { now, earlier } = analysis;
  const before = new Map(earlier.byClaim.map(({ what, made }) => [what, made]));
  const kinds = now.byClaim.toSorted((one, other) => other.made - one.made);
  const [most] = kinds;
  const summary = copy.claimsText(count.format(sumOf(now, 'made')), count.format(sumOf(now, 'approved')));
  return (
    <>
      <PeriodFigure
        name="claims"
        title={copy.claims}
        summary={summary}
        analysis={analysis}
        measures={states.map((state) => ({
          key: state,
          label: copy[state],
          of: (figures: RefundFigures) => sumOf(figures, state),
        }))}
        unit={count}
        drawn="line"
      />
      <RowFigure
        name="claim-kinds"
        title={copy.kinds}
        summary={
          most === undefined || most.made === 0
            ? copy.kindsNone
            : copy.kindsText(copy.kindNames[most.what], count.format(most.made))
        }
        bars={kinds.map(({ what, made }) => ({
          key: what,
          name: copy.kindNames[what],
          now: made,
          earlier: before.get(what) ?? 0,
        }))}
        unit={count}
        compares={compares}
      />
    </>
  );
}

function sumOf({ byClaim }: RefundFigures, state: (typeof states)[number]): number {
  return byClaim.reduce((sum, claimed) => sum + claimed[state], 0);
}
