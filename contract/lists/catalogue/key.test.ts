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

test('a key made from a key is the same key', () => {
  for (const written of ['Tomatoes', 'Ọ̀gbọ̀nọ̀', 'ata-rodo']) {
    expect(catalogueKey(catalogueKey(written))).toBe(catalogueKey(written));
  }
});

test('a text longer than any item’s name is cut, in short time', () => {
  expect(catalogueKey('tomato '.repeat(20_000)).length).toBeLessThanOrEqual(120);
});
