import { heightOf, middleOf, type Scale } from './scale.ts';
import { colourOf, dashOf, signOf, type Looked } from './series.ts';

// More signs than that grow together into a thick line.
const mostSigns = 31;

/** One line, broken where nothing is known, with a sign at each place. */
export function LineMarks({ series, count, scale }: { series: Looked; count: number; scale: Scale }) {
  const { look, isEarlier = false, values } = series;
  const spots = values
    .slice(0, count)
    .flatMap((value, index) =>
      value === null ? [] : [{ index, x: middleOf(index, count), y: 100 - heightOf(value, scale) }],
    );
  const isAlone = (index: number) =>
    (values[index - 1] ?? null) === null && (values[index + 1] ?? null) === null;
  const colour = isEarlier ? 'var(--ink-soft)' : colourOf(look);
  const signs = isEarlier ? [] : spots.filter(({ index }) => count <= mostSigns || isAlone(index));
  const path = spots
    .map(({ index, x, y }) => `${(values[index - 1] ?? null) === null ? 'M' : 'L'}${x} ${y}`)
    .join('');
  return (
    <>
      <svg width="100%" height="100%" viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
        <path
          d={path}
          fill="none"
          stroke={colour}
          strokeWidth={isEarlier ? 2 : 3}
          strokeDasharray={dashOf(series)}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {signs.map(({ index, x, y }) => (
        <svg key={index} x={`${x}%`} y={`${y}%`} overflow="visible">
          <path d={signOf(look)} fill={colour} stroke="var(--surface)" />
        </svg>
      ))}
    </>
  );
}
