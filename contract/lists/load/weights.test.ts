import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measures } from '#contract/measures/measures.ts';
import { mostGramsPerMeasure, weightMeasures } from './load-class.ts';
import { readWeights, writtenWeights } from './weights.ts';

test('weights are read as people write them, one on a line or parted by commas', () => {
  expect(readWeights('paint 4 kg\n\n Sachets: 70g, paint rubber')).toBeUndefined();
  expect(readWeights('paint rubber 4 kg\n\n Sachets: 70g, mudu=1.25KG ')).toEqual([
    { measure: 'paint', grams: 4000 },
    { measure: 'sachet', grams: 70 },
    { measure: 'mudu', grams: 1250 },
  ]);
  expect(readWeights(' \n')).toEqual([]);
});

test.each([
  ['no unit', 'paint 4'],
  ['no measure', '4 kg'],
  ['an unknown measure', 'wagon 4 kg'],
  ['a weight that is no weight', 'paint 0 g'],
  ['a slip of the thumb', 'paint 4000 kg'],
  ['a kilo of something', 'kg 900 g'],
  ['a measure twice', 'paint 4 kg, rubber 3 kg'],
])('%s is refused', (_what, text) => {
  expect(readWeights(text)).toBeUndefined();
});

test('weights that are written down are read as what they were', () => {
  const weights = fc.uniqueArray(
    fc.record({
      measure: fc.constantFrom(...measures.filter((one) => !weightMeasures.includes(one))),
      grams: fc.integer({ min: 1, max: mostGramsPerMeasure }),
    }),
    { selector: (one) => one.measure },
  );
  fc.assert(
    fc.property(weights, (known) => {
      const read = readWeights(writtenWeights(known)) ?? [];
      expect(new Set(read.map((one) => `${one.measure} ${one.grams}`))).toEqual(
        new Set(known.map((one) => `${one.measure} ${one.grams}`)),
      );
      expect(read).toHaveLength(known.length);
    }),
  );
});
