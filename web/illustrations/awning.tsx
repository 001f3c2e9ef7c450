import { paint, type Paint } from './palette.ts';

interface Props {
  x: number;
  y: number;
  stripes: number;
  color: Paint;
}

const width = 26;

/** A striped roof with a scalloped edge. */
export function Awning({ x, y, stripes, color }: Props) {
  const edge = (at: number) => `M${x + at * width} ${y}h${width}v42a13 13 0 0 1-${width} 0z`;
  const every = Array.from({ length: stripes }, (_, at) => at);
  return (
    <>
      <path d={every.map(edge).join('')} fill={paint.cream} />
      <path
        d={every
          .filter((at) => at % 2 === 0)
          .map(edge)
          .join('')}
        fill={color}
      />
      <rect x={x - 4} y={y - 8} width={stripes * width + 8} height="14" rx="7" fill={paint.woodDeep} />
    </>
  );
}
