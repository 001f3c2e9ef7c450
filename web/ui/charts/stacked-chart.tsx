import { useId } from 'react';
import { fillOf, Patterns } from './patterns.tsx';
import { Plot, type PlotProps } from './plot.tsx';
import { heightOf, scaleFor } from './scale.ts';
import { stacksOf } from './stacks.ts';

// Width of a bar in percent of its place.
const barShare = 72;

interface Props extends PlotProps {
  /** Only whole things are counted. */
  whole?: boolean;
}

/** Bars over time; where there are several things they stand on each other, each with a pattern of its own. */
export function StackedChart({ whole = false, ...plot }: Props) {
  const id = useId();
  const { series, places } = plot;
  const stacks = stacksOf(series, places.length);
  const scale = scaleFor(
    stacks.map((parts) => parts.at(-1)?.to ?? 0),
    { whole },
  );
  const room = 100 / places.length;
  return (
    <Plot {...plot} scale={scale} drawn="bars">
      <Patterns id={id} looks={series.map(({ look }) => look)} />
      {stacks.map((parts, index) =>
        parts
          .filter(({ from, to }) => to > from)
          .map(({ key, look, from, to }) => (
            <rect
              key={`${places[index]?.key} ${key}`}
              x={`${index * room + (room * (100 - barShare)) / 200}%`}
              width={`${(room * barShare) / 100}%`}
              y={`${100 - heightOf(to, scale)}%`}
              height={`${heightOf(to, scale) - heightOf(from, scale)}%`}
              fill={fillOf(id, look)}
              stroke="var(--surface)"
            />
          )),
      )}
    </Plot>
  );
}
