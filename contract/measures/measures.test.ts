import { expect, test } from 'vitest';
import { measures, measuresFirst } from './measures.ts';

test('the usual measures of a place come first in its order, and each measure comes once', () => {
  const sorted = measuresFirst(['derica', 'paint']);
  expect(sorted.slice(0, 3)).toEqual(['derica', 'paint', 'mudu']);
  expect(sorted.toSorted()).toEqual(measures.toSorted());
});

test('a place that says nothing has them as they are', () => {
  expect(measuresFirst([])).toEqual(measures);
});
