import type { vitalNames } from '#contract/analytics/schema.ts';

export type VitalName = (typeof vitalNames)[number];
export type Verdict = 'good' | 'fair' | 'poor';

// The limits that browsers' makers publish for the 75th percentile: good up to the first, poor above the second.
const limits: Record<VitalName, readonly [good: number, poor: number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

/** Verdict by the published limits. */
export function verdictOn({ name, p75 }: { name: VitalName; p75: number }): Verdict {
  const [good, poor] = limits[name];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'fair' : 'poor';
}
