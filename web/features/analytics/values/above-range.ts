import type { OrderFigures } from '#contract/analytics/figures-schema.ts';

/** How many of the lines with a guide cost more than usual. */
export function aboveRangeShare({ guided }: Pick<OrderFigures, 'guided'>): number | null {
  return guided.lines === 0 ? null : guided.aboveRange / guided.lines;
}
