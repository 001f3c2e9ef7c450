import type { ReactNode } from 'react';
import { Bubble } from './bubble.tsx';
import { PlotDays } from './plot-days.tsx';
import { Reader } from './reader.tsx';
import { heightOf, middleOf, type Scale } from './scale.ts';
import type { Looked, Place } from './series.ts';
import { Swatch, type Drawn } from './swatch.tsx';
import { useReading } from './use-reading.ts';

export interface PlotCopy {
  /** Label of the slider that reads the chart. */
  label: string;
  /** Text for a place without a value. */
  nothing: string;
}

export interface PlotProps {
  copy: PlotCopy;
  places: readonly Place[];
  series: readonly Looked[];
  format: (value: number) => string;
  /** The same for the figures at the side, which have little room. */
  tick?: (value: number) => string;
  /** Low, where many stand side by side. */
  isSmall?: boolean;
}

interface Props extends PlotProps {
  scale: Scale;
  drawn: Drawn;
  children: ReactNode;
}

/**
 * The ground a chart is drawn on. Everything lies at hundredths of its width, which the browser works out: nothing is
 * measured, and nothing is drawn again when the screen turns.
 */
export function Plot({
  copy,
  places,
  series,
  format,
  tick = format,
  isSmall = false,
  scale,
  drawn,
  children,
}: Props) {
  const [at, read] = useReading(places.length);
  const valueOf = (one: Looked, index: number) => {
    const value = one.values[index] ?? null;
    return value === null ? copy.nothing : format(value);
  };
  const say = (index: number) =>
    [places[index]?.name, ...series.map((one) => `${one.label} ${valueOf(one, index)}`)].join(', ');
  return (
    <div className="chart-plot" data-small={isSmall || undefined}>
      <div className="chart-scale text-sm text-ink-soft" aria-hidden="true">
        {scale.ticks.toReversed().map((value) => (
          <span key={value}>{tick(value)}</span>
        ))}
      </div>
      <div className="relative min-w-0">
        <svg width="100%" height="100%" overflow="visible" aria-hidden="true" className="absolute">
          <Lines scale={scale} />
          {at !== null && <Guide x={middleOf(at, places.length)} />}
          {children}
        </svg>
        <Reader label={copy.label} count={places.length} at={at} onRead={read} say={say} />
        {at !== null && (
          <Bubble at={at} count={places.length} title={places[at]?.name ?? ''}>
            {series.map((one) => (
              <span key={one.key} className="flex items-center gap-2">
                <Swatch series={one} drawn={drawn} />
                {one.label}
                <b className="ms-auto ps-3">{valueOf(one, at)}</b>
              </span>
            ))}
          </Bubble>
        )}
      </div>
      <PlotDays places={places} isSmall={isSmall} />
    </div>
  );
}

function Lines({ scale }: { scale: Scale }) {
  return scale.ticks.map((tick) => {
    const y = `${100 - heightOf(tick, scale)}%`;
    return (
      <line
        key={tick}
        x1="0"
        x2="100%"
        y1={y}
        y2={y}
        stroke={tick === 0 ? 'var(--line-strong)' : 'var(--line)'}
      />
    );
  });
}

function Guide({ x }: { x: number }) {
  return <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="100%" stroke="var(--ink-soft)" strokeDasharray="3 3" />;
}
