/** Usual percentiles of a measurement. */
export interface Spread {
  count: number;
  p50: number;
  p99: number;
  max: number;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)];
  const [p50, p99, max] = [at(0.5), at(0.99), sorted.at(-1)];
  if (p50 === undefined || p99 === undefined || max === undefined) throw new Error('nothing was measured');
  return { count: sorted.length, p50, p99, max };
}

export function inMs({ count, p50, p99, max }: Spread): string {
  return `p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, max ${max.toFixed(0)} ms (${count} samples)`;
}
