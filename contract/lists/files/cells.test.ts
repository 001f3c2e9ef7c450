import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { joinParts, partsOf } from './parts.ts';
import { readPriceCell } from './price-cell.ts';

describe('several names in one cell', () => {
  const name = fc
    .string({ unit: fc.constantFrom('a', 'ọ', ' ', ';', ',', '"'), minLength: 1, maxLength: 6 })
    .map((text) => text.trim())
    .filter((text) => text !== '');

  test('are read back as they were joined, semicolons in them too', () => {
    fc.assert(
      fc.property(fc.array(name, { maxLength: 5 }), (names) => {
        expect(partsOf(joinParts(names))).toEqual(names);
      }),
    );
  });
});

describe('a price in a cell', () => {
  const read = (cell: string, delimiter: ',' | ';' = ',') => {
    const found = readPriceCell(cell, delimiter);
    return found.ok ? found.kobo : found.fault;
  };

  test('is read back as the download writes it, whatever parts the cells', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), (kobo) => {
        expect(read((kobo / 100).toFixed(2))).toBe(kobo);
        expect(read((kobo / 100).toFixed(2).replace('.', ','), ';')).toBe(kobo);
      }),
    );
  });

  it.each([
    ['1250', ',', 125_000],
    [' ₦1,250.5 ', ',', 125_050],
    ['NGN 10,000,000', ',', 1_000_000_000],
    ['1250.500', ',', 125_050],
    ['10000000.01', ',', 'price-too-high'],
    ['999999999999', ',', 'price-too-high'],
    ['0.00', ',', 'price-too-low'],
    ['1250.505', ',', 'price-not-whole-kobo'],
    ['1,25', ',', 'price-unreadable'],
    ['1,250', ';', 'price-unreadable'],
    ['1.250,00', ';', 'price-unreadable'],
    ['-5', ',', 'price-unreadable'],
    ['1e3', ',', 'price-unreadable'],
    ['12 or 13', ',', 'price-unreadable'],
  ] as const)('%j with “%s” between the cells is %s', (cell, delimiter, expected) => {
    expect(read(cell, delimiter)).toBe(expected);
  });
});
