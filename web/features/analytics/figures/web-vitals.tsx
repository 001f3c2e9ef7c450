import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import type { AnalyticsCopy } from '#contract/copy/admin/analytics/en.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ChartFigure } from '#web/ui/charts/chart-figure.tsx';
import { wordCell } from '../values/period-series.ts';
import { verdictOn, type VitalName } from '../values/web-vital-verdicts.ts';

interface Felt {
  p75: number;
  samples: number;
}

interface Props {
  vitals: readonly { name: VitalName; now: Felt | null; earlier: Felt | null }[];
  compares: boolean;
}

const tones = { good: 'leaf', fair: 'garri', poor: 'pepper' } as const;

/** Speed of the pages on people’s phones. */
export function VitalsFigure({ vitals, compares }: Props) {
  const { visits: copy, chart, units } = useCatalogue(analyticsCopy);
  const felt = vitals.flatMap(({ name, now, earlier }) => (now === null ? [] : [{ name, now, earlier }]));
  if (felt.length === 0) return null;
  return (
    <ChartFigure
      title={copy.vitals}
      summary={copy.vitalsText}
      copy={chart}
      file="web-vitals.csv"
      figures={{
        heads: [chart.what, chart.now, chart.earlier, copy.samples, copy.verdict],
        rows: felt.map(({ name, now, earlier }) => ({
          key: name,
          cells: [
            wordCell(`${copy.names[name]} (${name})`),
            { shown: measured(name, now.p75, units), plain: String(now.p75) },
            earlier === null
              ? { shown: '–', plain: '' }
              : { shown: measured(name, earlier.p75, units), plain: String(earlier.p75) },
            wordCell(String(now.samples)),
            wordCell(copy.verdicts[verdictOn({ name, p75: now.p75 })]),
          ],
        })),
      }}
    >
      <ul className="grid gap-3">
        {felt.map(({ name, now, earlier }) => (
          <li key={name} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
            <span>{copy.names[name]}</span>
            <span className="text-end font-extrabold">{measured(name, now.p75, units)}</span>
            <span className="text-sm text-ink-soft">
              {compares && earlier !== null && chart.earlierOf(measured(name, earlier.p75, units))}
            </span>
            <span className="text-end">
              <VerdictBadge name={name} p75={now.p75} />
            </span>
          </li>
        ))}
      </ul>
    </ChartFigure>
  );
}

function VerdictBadge(vital: { name: VitalName; p75: number }) {
  const { visits: copy } = useCatalogue(analyticsCopy);
  const verdict = verdictOn(vital);
  return <Badge tone={tones[verdict]}>{copy.verdicts[verdict]}</Badge>;
}

function measured(name: VitalName, p75: number, copy: AnalyticsCopy['units']): string {
  if (name === 'CLS') return p75.toFixed(2);
  return p75 >= 1000 ? copy.seconds((p75 / 1000).toFixed(1)) : copy.milliseconds(String(Math.round(p75)));
}
