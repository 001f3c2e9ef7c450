import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Bar } from '#web/ui/charts/row-chart.tsx';
import type { Unit } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

interface Props {
  name: string;
  title: string;
  textOf: (name: string, value: string) => string;
  bars: readonly Bar[];
  unit: Unit;
  compares: boolean;
  /** Title of the first column. */
  head: string;
}

/** Things beside each other, the highest first; nothing where there is only one to look at. */
export function RankedFigure({ textOf, bars, ...rest }: Props) {
  const { chart: copy } = useCatalogue(analyticsCopy);
  const ranked = bars.toSorted((one, other) => (other.now ?? -1) - (one.now ?? -1));
  const [first] = ranked;
  if (ranked.length < 2 || first === undefined) return null;
  return (
    <RowFigure
      {...rest}
      summary={first.now === null ? copy.nothing : textOf(first.name, rest.unit.format(first.now))}
      bars={ranked}
    />
  );
}
