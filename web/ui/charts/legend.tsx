import type { Looked } from './series.ts';
import { Swatch, type Drawn } from './swatch.tsx';

/** Shows nothing for a single series. */
export function Legend({ series, drawn }: { series: readonly Looked[]; drawn: Drawn }) {
  if (series.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map((one) => (
        <li key={one.key} className="flex items-center gap-2">
          <Swatch series={one} drawn={drawn} />
          {one.label}
        </li>
      ))}
    </ul>
  );
}
