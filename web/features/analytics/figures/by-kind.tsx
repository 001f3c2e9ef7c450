import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import type { OrderKind } from '#contract/orders/errands/schema.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import type { Unit } from '../values/units.ts';
import { RankedFigure } from './ranked.tsx';

interface Props<Of> {
  name: string;
  /** Measure that is compared between kinds. */
  what: string;
  /** An older version answers without them. */
  kinds?: readonly { kind: OrderKind | null; now: Of; earlier: Of }[] | undefined;
  of: (figures: Of) => number | null;
  unit: Unit;
  compares: boolean;
}

/** One figure kind by kind; what belongs to no order only where there is something of it. */
export function KindFigure<Of>({ name, what, kinds = [], of, unit, compares }: Props<Of>) {
  const { kinds: copy } = useCatalogue(analyticsCopy);
  const bars = kinds.map(({ kind, now, earlier }) => ({
    key: kind ?? 'none',
    name: kind === null ? copy.none : copy.names[kind],
    now: of(now),
    earlier: of(earlier),
  }));
  return (
    <RankedFigure
      name={`${name}-by-kind`}
      title={copy.by(what)}
      textOf={copy.text}
      bars={bars.filter((bar) => (bar.key === 'none' ? bar.now || bar.earlier : isKnown(bar)))}
      unit={unit}
      compares={compares}
      head={copy.kind}
    />
  );
}

function isKnown({ now, earlier }: { now: number | null; earlier: number | null }): boolean {
  return now !== null || earlier !== null;
}
