import type { Look, Looked } from './series.ts';

export interface Part {
  key: string;
  look: Look;
  from: number;
  to: number;
}

/** Stacked parts of each place. */
export function stacksOf(series: readonly Looked[], count: number): Part[][] {
  return Array.from({ length: count }, (_, index) => {
    let height = 0;
    return series.map(({ key, look, values }) => {
      const from = height;
      height += values[index] ?? 0;
      return { key, look, from, to: height };
    });
  });
}
