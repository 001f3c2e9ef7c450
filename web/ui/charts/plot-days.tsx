import { middleOf } from './scale.ts';
import type { Place } from './series.ts';

const mostNames = 6;

/** Names under the places: as many as a desk has room for, and every second of those on a phone. */
export function PlotDays({ places, isSmall }: { places: readonly Place[]; isSmall: boolean }) {
  const apart = Math.ceil(places.length / (isSmall ? mostNames / 2 : mostNames));
  return (
    <svg
      className="chart-days col-start-2 text-sm text-ink-soft"
      width="100%"
      height="20"
      overflow="visible"
      aria-hidden="true"
    >
      {places.map(({ key, short }, index) =>
        index % apart === 0 ? (
          <text
            fill="currentColor"
            key={key}
            x={`${middleOf(index, places.length)}%`}
            y="15"
            textAnchor="middle"
            data-desk={(index / apart) % 2 === 1 || undefined}
          >
            {short}
          </text>
        ) : null,
      )}
    </svg>
  );
}
