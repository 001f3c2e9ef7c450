import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measures } from '#contract/measures/measures.ts';
import {
  gramsOfLine,
  gramsOfList,
  loadClasses,
  loadClassOf,
  mostBagGrams,
  mostGramsPerMeasure,
  mostLightGrams,
} from './load-class.ts';

describe('the weight of a line', () => {
  test('is its quantity times what the catalogue says one measure weighs', () => {
    expect(gramsOfLine({ quantity: 2, measure: 'paint', gramsPerMeasure: 4000 })).toBe(8000);
    expect(gramsOfLine({ quantity: 0.5, measure: 'mudu', gramsPerMeasure: 1301 })).toBe(651);
  });

  test('is known of a kilo, a gram and a litre, whatever is in them', () => {
    expect(gramsOfLine({ quantity: 2.5, measure: 'kg', gramsPerMeasure: null })).toBe(2500);
    expect(gramsOfLine({ quantity: 250, measure: 'g', gramsPerMeasure: null })).toBe(250);
    expect(gramsOfLine({ quantity: 5, measure: 'litre', gramsPerMeasure: null })).toBe(5000);
  });

  test('is the item’s own where a litre of it is lighter than water', () => {
    expect(gramsOfLine({ quantity: 5, measure: 'litre', gramsPerMeasure: 920 })).toBe(4600);
  });

  test('is unknown without a measure or a weight of it', () => {
    expect(gramsOfLine({ quantity: 3, measure: null, gramsPerMeasure: null })).toBeNull();
    expect(gramsOfLine({ quantity: 3, measure: 'heap', gramsPerMeasure: null })).toBeNull();
  });
});

describe('the load of a list', () => {
  test('is the sum of what is known, and what is unknown weighs nothing', () => {
    expect(gramsOfList([8000, null, 651])).toBe(8651);
    expect(gramsOfList([])).toBe(0);
    expect(loadClassOf(gramsOfList([null, null]))).toBe('light');
  });

  test('is light up to two shopping bags, a bag up to what one lifts, and heavy beyond', () => {
    expect([mostLightGrams, mostLightGrams + 1].map(loadClassOf)).toEqual(['light', 'bag']);
    expect([mostBagGrams, mostBagGrams + 1, 50_000].map(loadClassOf)).toEqual(['bag', 'heavy', 'heavy']);
  });

  test('never becomes lighter by one more line', () => {
    const grams = fc.option(
      fc
        .record({
          quantity: fc.double({ min: 0.001, max: 100_000, noNaN: true }),
          measure: fc.constantFrom(...measures),
          gramsPerMeasure: fc.option(fc.integer({ min: 1, max: mostGramsPerMeasure })),
        })
        .map(gramsOfLine),
    );
    fc.assert(
      fc.property(fc.array(grams), grams, (lines, further) => {
        const before = gramsOfList(lines);
        const after = gramsOfList([...lines, further]);
        expect(Number.isSafeInteger(after)).toBe(true);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(loadClasses.indexOf(loadClassOf(after))).toBeGreaterThanOrEqual(
          loadClasses.indexOf(loadClassOf(before)),
        );
      }),
    );
  });
});
