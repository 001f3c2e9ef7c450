import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scaleFor } from './scale.ts';

describe('the figures beside a chart', () => {
  it.each([
    { values: [3, 7, 9], whole: true, ticks: [0, 3, 6, 9] },
    { values: [0.83, 0.9, null], whole: false, ticks: [0, 0.25, 0.5, 0.75, 1] },
    { values: [4800, 12_000], whole: false, ticks: [0, 5000, 10_000, 15_000] },
    { values: [1, 0], whole: true, ticks: [0, 1] },
  ])('of $values are round', ({ values, whole, ticks }) => {
    expect(scaleFor(values, { whole })).toEqual({ top: ticks.at(-1), ticks });
  });

  it('of nothing leave room for one', () => {
    expect(scaleFor([0, null], { whole: true })).toEqual({ top: 1, ticks: [0, 1] });
  });

  it('are few, go up evenly, and none of the values is above them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10_000_000 }), { minLength: 1 }),
        fc.boolean(),
        (values, whole) => {
          const { top, ticks } = scaleFor(values, { whole });
          expect(top).toBeGreaterThanOrEqual(Math.max(...values));
          expect(ticks.length).toBeLessThanOrEqual(5);
          expect(ticks.at(-1)).toBe(top);
          expect(ticks.every((tick) => !whole || Number.isInteger(tick))).toBe(true);
        },
      ),
    );
  });
});
