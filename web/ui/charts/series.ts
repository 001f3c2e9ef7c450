/** A day, a week: where something stands on the way from left to right. */
export interface Place {
  key: string;
  name: string;
  /** Label where there is little room. */
  short: string;
}

/** Look of one series among several: a colour, and with it a pattern, a stroke and a sign. */
export type Look = 0 | 1 | 2 | 3 | 4 | 5;

const looks = [0, 1, 2, 3, 4, 5] as const satisfies readonly Look[];

/** One thing over time; where nothing is known there is null, and no mark. */
export interface Series {
  key: string;
  label: string;
  values: readonly (number | null)[];
  /** The same thing in the days before: drawn thin and broken, under the others. */
  isEarlier?: boolean;
}

export interface Looked extends Series {
  look: Look;
}

/** Each gets a look of its own; what was before shares the first. */
export function withLooks(series: readonly Series[]): Looked[] {
  return series.map((one, index) => ({ ...one, look: one.isEarlier ? 0 : lookAt(index) }));
}

export function lookAt(index: number): Look {
  return looks[index % looks.length] ?? 0;
}

export function colourOf(look: Look): string {
  return `var(--chart-${look + 1})`;
}

/** Strokes as they are dashed, so that lines are told apart without colour. */
export function dashOf({ look, isEarlier }: Pick<Looked, 'look' | 'isEarlier'>): string | undefined {
  if (isEarlier) return '2 5';
  return [undefined, '9 4', '2 3', '12 3 2 3', '5 3', '14 5'][look];
}

/** Signs around nothing, about seven wide: circle, square, triangle, diamond, cross, bar. */
const signs: Readonly<Record<Look, string>> = {
  0: 'M-4 0a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z',
  1: 'M-3.5 -3.5h7v7h-7z',
  2: 'M0 -4.5l4.5 8h-9z',
  3: 'M0 -5l4.5 5l-4.5 5l-4.5 -5z',
  4: 'M-1.5 -4.5h3v3h3v3h-3v3h-3v-3h-3v-3h3z',
  5: 'M-5 -2h10v4h-10z',
};

export function signOf(look: Look): string {
  return signs[look];
}
