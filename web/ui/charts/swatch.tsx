import { useId } from 'react';
import { fillOf, Patterns } from './patterns.tsx';
import { colourOf, dashOf, signOf, type Looked } from './series.ts';

export type Drawn = 'line' | 'bars';

/** Sample of a series’ look, beside its name. */
export function Swatch({ series, drawn }: { series: Pick<Looked, 'look' | 'isEarlier'>; drawn: Drawn }) {
  const id = useId();
  const { look, isEarlier = false } = series;
  return (
    <svg width="28" height="14" viewBox="0 0 28 14" aria-hidden="true" className="shrink-0">
      {drawn === 'bars' ? (
        <>
          <Patterns id={id} looks={[look]} />
          <rect
            width="28"
            height="14"
            rx="3"
            fill={isEarlier ? 'none' : fillOf(id, look)}
            stroke={isEarlier ? 'var(--line-strong)' : colourOf(look)}
            strokeDasharray={isEarlier ? '3 3' : undefined}
          />
        </>
      ) : (
        <>
          <path
            d="M0 7H28"
            stroke={isEarlier ? 'var(--ink-soft)' : colourOf(look)}
            strokeWidth={isEarlier ? 2 : 3}
            strokeDasharray={dashOf(series)}
          />
          {!isEarlier && <path d={signOf(look)} transform="translate(14 7)" fill={colourOf(look)} />}
        </>
      )}
    </svg>
  );
}
