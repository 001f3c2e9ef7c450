import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { changeOf } from '../values/change.ts';
import type { Analysed } from '../values/period-series.ts';
import type { Unit } from '../values/units.ts';

export interface Tile<Of> {
  label: string;
  of: (figures: Of) => number | null;
  unit: Unit;
  /** Better direction; absent where it depends. */
  wants?: 'more' | 'less';
}

interface Props<Of> {
  analysis: Pick<Analysed<Of>, 'now' | 'earlier'>;
  tiles: readonly Tile<Of>[];
  compares: boolean;
}

/** The figures one looks at first, each with how it moved. */
export function Tiles<Of>({ analysis, tiles, compares }: Props<Of>) {
  const { chart } = useCatalogue(analyticsCopy);
  return (
    <dl className="col-span-full grid grid-cols-2 gap-3 md:grid-cols-4">
      {tiles.map(({ label, of, unit, wants }) => {
        const now = of(analysis.now);
        return (
          <div
            key={label}
            className="grid content-start gap-1 rounded-md border border-line bg-surface p-3 sm:p-4"
          >
            <dt className="text-sm text-ink-soft">{label}</dt>
            {now === null ? (
              <dd className="text-ink-soft">{chart.nothing}</dd>
            ) : (
              <dd className="text-xl font-extrabold">{unit.format(now)}</dd>
            )}
            {compares && <Moved unit={unit} now={now} earlier={of(analysis.earlier)} wants={wants} />}
          </div>
        );
      })}
    </dl>
  );
}

interface MovedProps {
  unit: Unit;
  now: number | null;
  earlier: number | null;
  wants: 'more' | 'less' | undefined;
}

function Moved({ unit, now, earlier, wants }: MovedProps) {
  const { change: copy, units } = useCatalogue(analyticsCopy);
  const change = changeOf(unit, units, now, earlier);
  if (change === null) return null;
  const { way, by } = change;
  if (way === 'same' || way === 'fresh') return <dd className="text-sm text-ink-soft">{copy[way]}</dd>;
  const tone = wants === undefined ? 'plain' : way === wants ? 'leaf' : 'pepper';
  return (
    <dd className="*:whitespace-normal">
      <Badge tone={tone}>{copy[way](by)}</Badge>
    </dd>
  );
}
