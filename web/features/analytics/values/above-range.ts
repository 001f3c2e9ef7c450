import type { OrderFigures } from '#contract/analytics/figures-schema.ts';

/** Share of the items with a guide that cost more than its usual range. */
export function aboveRangeShare({ guided }: Pick<OrderFigures, 'guided'>): number | null {
  return guided.lines === 0 ? null : guided.aboveRange / guided.lines;
}
