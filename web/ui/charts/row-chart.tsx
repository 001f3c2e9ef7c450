import { heightOf, scaleFor } from './scale.ts';

export interface Bar {
  key: string;
  name: string;
  now: number | null;
  /** In the days before; left out where nothing is compared. */
  earlier?: number | null;
  /** Text behind the value. */
  note?: string;
}

interface Props {
  bars: readonly Bar[];
  format: (value: number) => string;
  copy: { nothing: string; earlier: (value: string) => string };
}

/** Things side by side, each with its figure; a mark on the bar where it stood in the days before. */
export function RowChart({ bars, format, copy }: Props) {
  const scale = scaleFor(
    bars.flatMap(({ now, earlier = null }) => [now, earlier]),
    { whole: false },
  );
  return (
    <ul className="grid gap-3">
      {bars.map(({ key, name, now, earlier, note }) => (
        <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
          <span className="break-words">{name}</span>
          <span className="text-end font-extrabold">{now === null ? copy.nothing : format(now)}</span>
          <svg width="100%" height="14" aria-hidden="true" className="col-span-2">
            <rect width="100%" height="14" rx="4" fill="var(--sunk)" />
            {now !== null && now > 0 && (
              <rect width={`${heightOf(now, scale)}%`} height="14" rx="4" fill="var(--chart-1)" />
            )}
            {typeof earlier === 'number' && <Before x={heightOf(earlier, scale)} />}
          </svg>
          <Beside parts={[note, typeof earlier === 'number' ? copy.earlier(format(earlier)) : undefined]} />
        </li>
      ))}
    </ul>
  );
}

function Beside({ parts }: { parts: readonly (string | undefined)[] }) {
  const text = parts.filter((part) => part !== undefined).join(' · ');
  return text !== '' && <span className="col-span-2 text-sm text-ink-soft">{text}</span>;
}

function Before({ x }: { x: number }) {
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="14" stroke="var(--surface)" strokeWidth="6" />
      <line x1={`${x}%`} x2={`${x}%`} y1="0" y2="14" stroke="var(--ink)" strokeWidth="3" />
    </>
  );
}
