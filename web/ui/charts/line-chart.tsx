import { LineMarks } from './line-marks.tsx';
import { Plot, type PlotProps } from './plot.tsx';
import { scaleFor, type Scale } from './scale.ts';

interface Props extends PlotProps {
  /** Only whole things are counted. */
  whole?: boolean;
  /** One for several drawings that are compared with each other. */
  scale?: Scale;
}

/** Lines over time, each with a stroke and a sign of its own. */
export function LineChart({ whole = false, scale: shared, ...plot }: Props) {
  const { series, places } = plot;
  const own = scaleFor(
    series.flatMap(({ values }) => values),
    { whole },
  );
  const scale = shared ?? own;
  return (
    <Plot {...plot} scale={scale} drawn="line">
      {series.map((one) => (
        <LineMarks key={one.key} series={one} count={places.length} scale={scale} />
      ))}
    </Plot>
  );
}
