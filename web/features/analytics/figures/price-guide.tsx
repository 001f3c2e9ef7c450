import type { OrderFigures } from '#contract/analytics/figures-schema.ts';
import { paidAgainstGuide } from '#contract/analytics/shares.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Analysed, Period } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { aboveRangeShare } from '../values/above-range.ts';
import { PeriodFigure } from './over-time.tsx';

interface Props {
  analysis: Analysed<OrderFigures>;
  before: readonly Period<OrderFigures>[] | undefined;
}

/** Naira paid for each naira of the price guide, and how often a price was above its usual range. */
export function GuideFigures({ analysis, before }: Props) {
  const { basket: copy } = useCatalogue(analyticsCopy);
  const { money, share } = useUnits();
  const { guided } = analysis.now;
  const paid = paidAgainstGuide(analysis.now);
  const above = aboveRangeShare(analysis.now);
  return (
    <>
      <PeriodFigure
        name="paid-against-guide"
        title={copy.guide}
        summary={
          paid === null
            ? copy.guideNone
            : copy.guideText(
                share.format(paid),
                money.format(guided.paidKobo),
                money.format(guided.guideKobo),
              )
        }
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'guide', label: copy.guide, of: paidAgainstGuide }]}
        unit={share}
        drawn="line"
      />
      <PeriodFigure
        name="above-range"
        title={copy.above}
        summary={above === null ? copy.guideNone : copy.aboveText(share.format(above))}
        analysis={analysis}
        earlier={before}
        measures={[{ key: 'above', label: copy.above, of: aboveRangeShare }]}
        unit={share}
        drawn="line"
      />
    </>
  );
}
