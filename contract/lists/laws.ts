import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from './characters.ts';
import { parseShoppingList } from './parse-list.ts';
import { listItem, type ListItem } from './schema.ts';
import { anything, gaps, listMarks, namedSoup, pictures, soup } from './written-lists.ts';

/** What an item says, without how it was typed. */
function meaning(text: string): Omit<ListItem, 'raw'>[] {
  return parseShoppingList(text).map(({ raw: _typed, ...said }) => said);
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** Between two items a word may only part or number them. */
function partsOrNumbers(word: string): boolean {
  return ['and', 'plus'].includes(word.toLowerCase()) || /^(?:\d{1,3}|\p{L})$/u.test(word);
}

function expectNothingLost(line: string): void {
  const typed = line.replaceAll(/\p{Cc}/gu, ' ').replaceAll(/\p{Cs}/gu, '\u{FFFD}');
  const items = parseShoppingList(line);
  expect(items.length > 0).toBe(typed.trim() !== '');
  let at = 0;
  for (const { raw } of items) {
    const found = typed.indexOf(raw, at);
    expect(found, `"${raw}" stands in its place`).toBeGreaterThanOrEqual(at);
    expect(wordsOf(typed.slice(at, found)).filter((word) => !partsOrNumbers(word))).toEqual([]);
    at = found + raw.length;
  }
  expect(wordsOf(typed.slice(at)).filter((word) => !partsOrNumbers(word))).toEqual([]);
}

function withGaps(text: string, between: readonly string[]): string {
  return text.split(' ').reduce((line, word, at) => `${line}${between[at % between.length] ?? ' '}${word}`);
}

const someOf = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: 1, maxLength: 5 });

/** Every law that the reader keeps, each over as many made-up lists as are asked for. */
export function holdToLaws(numRuns: number): void {
  const runs = { numRuns };

  test('anything at all becomes items that the contract accepts', () => {
    fc.assert(fc.property(anything, (text) => {
      for (const item of parseShoppingList(text)) expect(listItem.parse(item)).toEqual(item);
    }), runs);
  });

  test('no line is lost, nor a word of one', () => {
    fc.assert(fc.property(anything, (text) => linesOf(text).forEach(expectNothingLost)), runs);
  });

  test('an item’s own words read as that item again', () => {
    fc.assert(fc.property(anything, (text) => {
      for (const item of parseShoppingList(text)) expect(parseShoppingList(item.raw)).toEqual([item]);
    }), runs);
  });

  test('a list is its lines, read one by one', () => {
    fc.assert(fc.property(fc.array(soup, { maxLength: 5 }), (lines) => {
      expect(parseShoppingList(lines.join('\n'))).toEqual(lines.flatMap(parseShoppingList));
    }), runs);
  });

  test('shouting or whispering says the same', () => {
    fc.assert(fc.property(soup, (line) => {
      expect(meaning(line.toUpperCase())).toEqual(meaning(line));
      expect(meaning(line.toLowerCase())).toEqual(meaning(line));
    }), runs);
  });

  test('wide and crooked spacing says the same', () => {
    fc.assert(fc.property(soup, someOf(gaps), gaps, (line, between, edge) => {
      expect(meaning(edge + withGaps(line, between) + edge)).toEqual(meaning(line));
    }), runs);
  });

  test('bullets and numbering before a line say nothing', () => {
    fc.assert(fc.property(soup, listMarks, (line, mark) => {
      const plain = `garri ${line}`;
      expect(parseShoppingList(mark + plain).map((item) => item.raw.replace(/^\P{L}+/u, ''))).toEqual(
        parseShoppingList(plain).map((item) => item.raw.replace(/^\P{L}+/u, '')),
      );
      expect(meaning(mark + plain)).toEqual(meaning(plain));
    }), runs);
  });

  test('pictures among the words say nothing', () => {
    fc.assert(fc.property(namedSoup, someOf(pictures), (line, shown) => {
      const between = shown.map((picture) => ` ${picture} `);
      expect(meaning(withGaps(`${shown[0] ?? ''} ${line}`, between))).toEqual(meaning(line));
    }), runs);
  });
}
