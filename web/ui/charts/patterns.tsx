import { colourOf, type Look } from './series.ts';

/** Pattern over the colour of each series; the first is plain. */
const strokes: Readonly<Record<Look, string>> = {
  0: '',
  1: 'M0 8L8 0M-2 2L2 -2M6 10L10 6',
  2: 'M2 2h2v2h-2zM6 6h2v2h-2z',
  3: 'M0 2h8M0 6h8',
  4: 'M0 0L8 8M-2 6L2 10M6 -2L10 2',
  5: 'M2 0v8M6 0v8',
};

/** Fills that are told apart on a black-and-white print too; once in each drawing that uses them. */
export function Patterns({ id, looks }: { id: string; looks: readonly Look[] }) {
  return (
    <defs>
      {looks.map((look) => (
        <pattern key={look} id={nameOf(id, look)} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={colourOf(look)} />
          <path d={strokes[look]} stroke="var(--surface)" strokeWidth="1.5" fill="none" />
        </pattern>
      ))}
    </defs>
  );
}

export function fillOf(id: string, look: Look): string {
  return `url(#${nameOf(id, look)})`;
}

function nameOf(id: string, look: Look): string {
  return `${id}-fill-${look}`;
}
