import { expect, test } from 'vitest';
import { fittedSize } from './shrink-picture.ts';

test.each([
  ['a photo of a phone held upright', { width: 3000, height: 4000 }, { width: 1200, height: 1600 }],
  ['one held across', { width: 4000, height: 2250 }, { width: 1600, height: 900 }],
  ['a small picture', { width: 640, height: 480 }, { width: 640, height: 480 }],
  ['a line', { width: 8000, height: 1 }, { width: 1600, height: 1 }],
])('%s keeps its shape and never grows', (_what, size, fitted) => {
  expect(fittedSize(size)).toEqual(fitted);
});
