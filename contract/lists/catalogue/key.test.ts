import { expect, test } from 'vitest';
import { catalogueKey } from './key.ts';

test.each([
  ['Tomatoes', 'tomato'],
  ['  FRESH   tomato! ', 'fresh tomato'],
  ['Ọ̀gbọ̀nọ̀', 'ogbono'],
  ['ata-rodo', 'ata rodo'],
  ['brown beans', 'brown beans'],
  ['7up', '7up'],
  ['100% cocoa_powder', '100 cocoa powder'],
  ['🍅🍅', ''],
  ['', ''],
])('%s is compared as %s', (written, key) => {
  expect(catalogueKey(written)).toBe(key);
});

test('what is compared compares the same again', () => {
  for (const written of ['Tomatoes', 'Ọ̀gbọ̀nọ̀', 'ata-rodo']) {
    expect(catalogueKey(catalogueKey(written))).toBe(catalogueKey(written));
  }
});

test('what is longer than any name is cut, and quickly', () => {
  expect(catalogueKey('tomato '.repeat(20_000)).length).toBeLessThanOrEqual(120);
});
