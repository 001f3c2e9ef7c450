export interface Scale {
  /** Value at the upper edge; never less than the largest one. */
  top: number;
  /** Labels beside the lines, the lowest first. */
  ticks: number[];
}

const mostSteps = 4;
const roundSteps = [1, 2, 2.5, 5, 10];

/** Round figures from nothing to above the largest value; where only whole things are counted, whole ones. */
export function scaleFor(values: readonly (number | null)[], { whole }: { whole: boolean }): Scale {
  const most = Math.max(0, ...values.map((value) => value ?? 0));
  if (most === 0) return { top: 1, ticks: [0, 1] };
  const step = stepFor(most / mostSteps, whole);
  const steps = Math.ceil(most / step - 1e-9);
  const ticks = Array.from({ length: steps + 1 }, (_, index) => tidy(index * step));
  return { top: tidy(steps * step), ticks };
}

function stepFor(least: number, whole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (roundSteps.find((round) => round * power >= least - 1e-12) ?? 10);
  if (!whole) return step;
  return step < 1 ? 1 : Math.ceil(step);
}

// 0.1 + 0.2 is not written beside a chart.
function tidy(value: number): number {
  return Number(value.toPrecision(12));
}

/** Height above the lower edge, in percent. */
export function heightOf(value: number, { top }: Scale): number {
  return Math.min(100, Math.max(0, (value / top) * 100));
}

/** Middle of a place, in percent. */
export function middleOf(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}
