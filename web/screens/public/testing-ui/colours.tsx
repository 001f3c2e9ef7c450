import { useEffect, useRef, useState } from 'react';
import { contrast } from '#web/ui/tokens/contrast.ts';
import { edgePairs, textPairs } from '#web/ui/tokens/pairs.ts';
import { Shelf, type Theme } from './shelf.tsx';

const roles = [
  ['paper', 'the page'],
  ['surface', 'cards and fields'],
  ['sunk', 'wells, footers'],
  ['line', 'parting lines'],
  ['line-strong', 'edges of controls'],
  ['ink', 'text'],
  ['ink-soft', 'second text'],
  ['leaf', 'the one action'],
  ['leaf-soft', 'chosen, well'],
  ['pepper', 'danger only'],
  ['pepper-soft', 'what went wrong'],
  ['garri', 'under way'],
  ['garri-soft', 'take care'],
] as const;

function token(name: string): string {
  return `var(--${name})`;
}

export function Colours({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Colours" theme={theme}>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {roles.map(([name, use]) => (
          <li key={name}>
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" className="h-16 w-full" aria-hidden="true">
              <rect width="100" height="40" rx="6" fill={token(name)} stroke={token('line')} />
            </svg>
            <p className="font-bold">{name}</p>
            <p className="text-sm text-ink-soft">{use}</p>
          </li>
        ))}
      </ul>
      <Contrasts />
    </Shelf>
  );
}

/** Measured on this device from what the page really wears. */
function Contrasts() {
  const list = useRef<HTMLUListElement>(null);
  const [worn, setWorn] = useState<CSSStyleDeclaration | null>(null);
  useEffect(() => {
    if (list.current !== null) setWorn(getComputedStyle(list.current));
  }, []);
  const figure = (one: string, other: string) =>
    worn === null
      ? ''
      : contrast(
          worn.getPropertyValue(`--${one}`).trim(),
          worn.getPropertyValue(`--${other}`).trim(),
        ).toFixed(1);
  return (
    <ul ref={list} className="grid gap-x-6 text-sm sm:grid-cols-2">
      {[...textPairs, ...edgePairs].map(([above, below]) => (
        <li key={`${above} ${below}`} className="flex justify-between border-b border-line py-1">
          <span>
            {above} on {below}
          </span>
          <b>{figure(above, below)}</b>
        </li>
      ))}
    </ul>
  );
}

const heights = [38, 64, 52, 80, 46, 70];

/** The order holds for colour-blind eyes: neighbours differ in lightness as well as in hue. */
export function Charts({ theme }: { theme: Theme }) {
  return (
    <Shelf title="Charts" theme={theme}>
      <svg viewBox="0 0 320 120" aria-hidden="true" className="w-full">
        <path d="M0 100h320" stroke={token('line-strong')} strokeWidth="2" />
        {heights.map((height, at) => (
          <g key={height}>
            <rect
              x={14 + at * 51}
              y={100 - height}
              width="36"
              height={height}
              rx="6"
              fill={token(`chart-${at + 1}`)}
            />
            <text x={32 + at * 51} y="117" textAnchor="middle" fontSize="12" fill={token('ink-soft')}>
              {at + 1}
            </text>
          </g>
        ))}
      </svg>
    </Shelf>
  );
}
