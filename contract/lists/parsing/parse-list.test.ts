import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linesOf } from './tokens/characters.ts';
import { parseShoppingList } from './parse-list.ts';
import { listItem, type ListItem } from '../schema.ts';

/** Pieces for generated lists: every kind of word that the grammar knows, and plain names. */
const pieces = [
  'rice',
  'yams',
  'fresh',
  'tomatoes',
  'beans',
  'titus',
  'custard',
  '7up',
  '5',
  'alive',
  'coca-cola',
  "mama's",
  'ugu/waterleaf',
  '1',
  '2',
  '12',
  '99',
  '100',
  '500',
  '1,500',
  '08031234567',
  '0',
  '1.5',
  '.5',
  '1/2',
  '5/4',
  '½',
  '2½',
  '½kg',
  '2kg',
  '500g',
  '50cl',
  '2k',
  '1.5k',
  'x3',
  '3x',
  'x',
  '₦500',
  'N500',
  '#200',
  '₦',
  'n',
  'k',
  'ngn',
  'naira',
  'half',
  'quarter',
  'a',
  'an',
  'one',
  'twelve',
  'dozen',
  'pair',
  'hundred',
  'mudu',
  'paint',
  'rubber',
  'bags',
  'kg',
  'l',
  'tin',
  'pcs',
  'loaf',
  'head',
  'of',
  'and',
  '&',
  '+',
  'or',
  'at',
  '@',
  'max',
  'worth',
  'worth of',
  'each',
  'per kg',
  'for',
  'only',
  'about',
  'big',
  'small',
  'very',
  'the',
  'size',
  'ones',
  '(white)',
  '(2, big)',
  '[x]',
  '(',
  ')',
  '1.',
  '2)',
  'a)',
  '-',
  '•',
  ':',
  '...',
  'abeg',
  'please',
  'o',
  'jor',
  'buy',
  'add',
  'i want',
  'get me',
  'good morning',
  'thanks',
  'shopping list',
  'total',
  'pick',
  'make sure',
  'no stone',
  'from',
  'mama',
  'iya',
  'nkechi',
  'stall',
] as const;

const joints = [' ', ' ', ' ', ' ', ', ', ',', ' and ', '; '] as const;

/** Soup of the grammar's own words, where anything may stand beside anything. */
const soup: fc.Arbitrary<string> = fc
  .array(fc.tuple(fc.constantFrom(...pieces), fc.constantFrom(...joints)), { minLength: 1, maxLength: 14 })
  .map((parts) => parts.flat().slice(0, -1).join(''));

/** Soup with a name in front of every item, so that something can always be bought. */
const namedSoup: fc.Arbitrary<string> = fc
  .array(soup, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item) => `garri ${item.replaceAll(';', ' ')}`).join('; '));

/** Any text that a paste can hold, half characters included. */
const anything: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom(
      ...Array.from('0123456789.,/;:-()[]xkgnN₦#@&+½ aA\n\r\t\u{FE0F}\u{20E3}\u{1F345}\u{0301}\u{D83C}'),
    ),
    maxLength: 120,
  }),
  soup,
);

const pictures: fc.Arbitrary<string> = fc.constantFrom('🍅', '🐔🐔', '👩🏾‍🌾', '❤️', '🇳🇬', '✨', '🔥');

const listMarks: fc.Arbitrary<string> = fc.constantFrom(
  '- ',
  '• ',
  '* ',
  '– ',
  '1. ',
  '2) ',
  '10. ',
  '(3) ',
  '7- ',
  'b) ',
  '[ ] ',
  '1️⃣ ',
  '✅ ',
  '👉 ',
  '- 4. ',
);

const messageHeads: fc.Arbitrary<string> = fc.constantFrom(
  '[25/11, 09:12] Amaka:',
  '[25/11/2026, 09:12:33] Mummy Chidi:',
  '[9:12 AM, 11/25/2026] +234 803 123 4567:',
  '25/11/2026, 09:12 - Amaka:',
  '25/11/26, 9:12 pm - ~ Halima:',
);

const gaps: fc.Arbitrary<string> = fc.constantFrom(' ', '  ', '\t', ' \u{00A0} ', '   ');

/** The item without the text it was typed as. */
function meaning(text: string): Omit<ListItem, 'raw'>[] {
  return parseShoppingList(text).map(({ raw: _typed, ...read }) => read);
}

/** A line that begins with what may be a wish can belong to the line before it. */
function isNoWish(line: string): boolean {
  return parseShoppingList(line)[0]?.unsure.includes('item') === false;
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
  // One seed, so that what fails once fails again; another number searches elsewhere.
  const runs = { numRuns, seed: 21_112_026 };

  test('anything at all becomes items that the contract accepts', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const item of parseShoppingList(text)) expect(listItem.parse(item)).toEqual(item);
      }),
      runs,
    );
  });

  test('the parser loses no line of a list, nor a word of one', () => {
    fc.assert(
      fc.property(anything, (text) => linesOf(text).forEach(expectNothingLost)),
      runs,
    );
  });

  test('an item’s own words read as that item again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        for (const item of parseShoppingList(text)) expect(parseShoppingList(item.raw)).toEqual([item]);
      }),
      runs,
    );
  });

  test('a list is its lines, read one by one', () => {
    fc.assert(
      fc.property(fc.array(soup.filter(isNoWish), { maxLength: 5 }), (lines) => {
        expect(parseShoppingList(lines.join('\n'))).toEqual(lines.flatMap(parseShoppingList));
      }),
      runs,
    );
  });

  test('the sender and time of a message are no goods', () => {
    fc.assert(
      fc.property(soup, messageHeads, (line, head) => {
        expect(parseShoppingList(`${head} ${line}`)).toEqual(parseShoppingList(line));
      }),
      runs,
    );
  });

  test('shouting or whispering says the same', () => {
    fc.assert(
      fc.property(soup, (line) => {
        expect(meaning(line.toUpperCase())).toEqual(meaning(line));
        expect(meaning(line.toLowerCase())).toEqual(meaning(line));
      }),
      runs,
    );
  });

  test('wide and crooked spacing says the same', () => {
    fc.assert(
      fc.property(soup, someOf(gaps), gaps, (line, between, edge) => {
        expect(meaning(edge + withGaps(line, between) + edge)).toEqual(meaning(line));
      }),
      runs,
    );
  });

  test('bullets and numbering before a line say nothing', () => {
    fc.assert(
      fc.property(soup, listMarks, (line, mark) => {
        const plain = `garri ${line}`;
        expect(parseShoppingList(mark + plain).map((item) => item.raw.replace(/^\P{L}+/u, ''))).toEqual(
          parseShoppingList(plain).map((item) => item.raw.replace(/^\P{L}+/u, '')),
        );
        expect(meaning(mark + plain)).toEqual(meaning(plain));
      }),
      runs,
    );
  });

  // An unreadable item is named by all that was typed, pictures and dashes included, so only its words are compared.
  const byWords = (text: string) =>
    meaning(text).map((item) =>
      item.unsure.some((part) => part === 'name' || part === 'item')
        ? { ...item, name: wordsOf(item.name) }
        : item,
    );

  // A part of signs alone is nothing, and with a picture it is the picture's.
  const worded = namedSoup.filter((line) => line.split(/[,;]/).every((part) => wordsOf(part).length > 0));

  test('pictures among the words say nothing', () => {
    fc.assert(
      fc.property(worded, someOf(pictures), (line, shown) => {
        const between = shown.map((picture) => ` ${picture} `);
        expect(byWords(withGaps(`${shown[0] ?? ''} ${line}`, between))).toEqual(byWords(line));
      }),
      runs,
    );
  });
}

describe('the reader of lists keeps its laws', { timeout: 60_000 }, () => {
  holdToLaws(1000);
});
