import type { TimeFigures } from '#contract/analytics/figures-schema.ts';
import { analyticsCopy } from '#contract/copy/admin/analytics.ts';
import { useCatalogue } from '#web/lib/screen/app-context.tsx';
import { figureCell, wordCell } from '../values/period-series.ts';
import { useUnits } from '../values/units.ts';
import { RowFigure } from './rows.tsx';

interface Props {
  now: TimeFigures;
  earlier: TimeFigures;
  compares: boolean;
}

type StageTime = TimeFigures['stages'][number];

/** Median time in each status, in their order. */
export function StagesFigure({ now, earlier, compares }: Props) {
  const { speed: copy, chart } = useCatalogue(analyticsCopy);
  const { count, minutes } = useUnits();
  const before = new Map(earlier.stages.map((one) => [one.stage, one]));
  const stages = now.stages.filter(({ stays }) => stays > 0);
  return (
    <RowFigure
      name="time-in-status"
      title={copy.stages}
      summary={useSummary(stages)}
      bars={stages.map(({ stage, medianSeconds, p80Seconds }) => ({
        key: stage,
        name: copy.names[stage],
        ...(p80Seconds !== null && { note: `${copy.p80} ${minutes.format(p80Seconds / 60)}` }),
        now: inMinutes(medianSeconds),
        earlier: inMinutes(before.get(stage)?.medianSeconds ?? null),
      }))}
      unit={minutes}
      compares={compares}
      figures={{
        heads: [chart.what, copy.median, copy.p80, copy.stays, chart.earlier],
        rows: stages.map(({ stage, medianSeconds, p80Seconds, stays }) => ({
          key: stage,
          cells: [
            wordCell(copy.names[stage]),
            figureCell(minutes, inMinutes(medianSeconds)),
            figureCell(minutes, inMinutes(p80Seconds)),
            figureCell(count, stays),
            figureCell(minutes, inMinutes(before.get(stage)?.medianSeconds ?? null)),
          ],
        })),
      }}
    />
  );
}

/** The whole way is always the longest: it is not what one would shorten first. */
function useSummary(stages: readonly StageTime[]): string {
  const { speed: copy } = useCatalogue(analyticsCopy);
  const { minutes } = useUnits();
  const [longest] = stages
    .filter(({ stage }) => stage !== 'whole')
    .toSorted((one, other) => (other.medianSeconds ?? 0) - (one.medianSeconds ?? 0));
  const median = longest?.medianSeconds ?? null;
  return longest === undefined || median === null
    ? copy.stagesNone
    : copy.stagesText(copy.names[longest.stage], minutes.format(median / 60));
}

function inMinutes(seconds: number | null): number | null {
  return seconds === null ? null : seconds / 60;
}
