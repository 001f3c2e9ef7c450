import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from '#web/lib/format/csv.ts';
import { readCsv } from './read-csv.ts';

function cellsOf(text: string): string[][] {
  const read = readCsv(text);
  if (!read.ok) throw new Error(`row ${read.row} stays open`);
  return read.rows.map(({ cells }) => cells);
}

const letter = fc.constantFrom(
  'a',
  'Ọ',
  '₦',
  '"',
  ',',
  ';',
  '\t',
  '\n',
  '\r',
  ' ',
  '=',
  '-',
  '+',
  '@',
  '1',
  '.',
  '🍅',
);
const cell = fc.string({ unit: letter, maxLength: 8 });
/** Rows of one width. */
const table = (one: fc.Arbitrary<string>) =>
  fc
    .integer({ min: 2, max: 5 })
    .chain((width) =>
      fc.array(fc.array(one, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 6 }),
    );

describe('a table as spreadsheets write it', () => {
  test('is read back exactly as it was written out, formulas unguarded', () => {
    fc.assert(
      fc.property(table(cell), (rows) => {
        expect(cellsOf(csvOf(rows))).toEqual(rows);
      }),
    );
  });

  test('is read alike with every delimiter and every line break, with quotes only where they are needed', () => {
    const plain = (text: string, delimiter: string) =>
      /["\r\n]/.test(text) || text.includes(delimiter) ? `"${text.replaceAll('"', '""')}"` : text;
    const harmless = cell.filter((text) => !/^'|^\s|\s$/.test(text));
    fc.assert(
      fc.property(
        table(harmless),
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n', '\r'),
        (rows, delimiter, end) => {
          const head = (rows[0] ?? []).map((_cell, at) => `c${at}`);
          const written = [head, ...rows].map((row) =>
            row.map((one) => plain(one, delimiter)).join(delimiter),
          );
          expect(cellsOf(written.join(end))).toEqual([head, ...rows]);
        },
      ),
    );
  });

  test('never breaks, whatever somebody chose as a file', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, maxLength: 60 }), (text) => {
        expect(typeof readCsv(text).ok).toBe('boolean');
      }),
    );
  });

  test('names the row whose quote is never closed', () => {
    expect(readCsv('item,price\r\nRice,100\r\n"Yam,200\r\nGarri,300')).toEqual({ ok: false, row: 3 });
  });
});
