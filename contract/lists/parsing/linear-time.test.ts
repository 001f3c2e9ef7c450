import { expect, test } from 'vitest';
import { foldBrackets } from './tokens/brackets.ts';
import { charactersOf } from './tokens/characters.ts';
import { parseShoppingList } from './parse-list.ts';
import { piecesOf } from './pieces.ts';
import { readItem } from './item/read-item.ts';
import { readTerms } from './terms/read-terms.ts';
import { longestList } from '../schema.ts';
import { tokenize } from './tokens/tokens.ts';

interface Counter {
  reads: number;
}

/** The same rows, which count how often anything looks at one of them or into it. */
function counted<Row>(rows: readonly Row[], counter: Counter): readonly Row[] {
  const watched = rows.map((row) => (typeof row === 'object' && row !== null ? watch(row, counter) : row));
  return watch(watched, counter);
}

function watch<Thing extends object>(thing: Thing, counter: Counter): Thing {
  return new Proxy(thing, {
    get(target, key, receiver) {
      counter.reads += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
}

/** Counts how often the stages of the parser read a character of one line. */
function readsOf(line: string): number {
  const counter: Counter = { reads: 0 };
  const tokens = tokenize(counted(charactersOf(line), counter));
  const folded = foldBrackets(counted(tokens, counter));
  piecesOf(counted(folded, counter));
  readItem(counted(readTerms(counted(folded, counter)), counter));
  return counter.reads;
}

// Generous: the readers of terms ask each token a few dozen questions, always the same ones.
const mostReadsPerCharacter = 400;

const awkward = [
  'a',
  '1',
  ' ',
  ',',
  ';',
  '(',
  ')',
  '()',
  '-',
  '.',
  '🍅',
  '🍅 1. ',
  '1,',
  '1,111',
  ',111',
  '1.',
  '.5',
  '1/2',
  '1/2 ',
  '½',
  '₦',
  '₦1',
  'n1',
  'x1',
  'ab1',
  'a1/2',
  'ab1,111',
  'a-',
  'one-',
  'a/',
  'and ',
  'a and ',
  '2 and ',
  '2 and half ',
  'a and, ',
  'a 2 and a 2 and ',
  'very ',
  'very big ',
  'big ',
  'x ',
  'one hundred ',
  'twenty ',
  'dozen ',
  'half a ',
  'half of a ',
  'of ',
  'of 2 ',
  'at ',
  'worth of ',
  'not more ',
  'about ',
  'each ',
  'per kg ',
  'paint ',
  'paint rubber ',
  '50kg ',
  '2 (b) ',
  '2 big ',
  '3 crowns ',
  '7 ',
  'yams, ',
  '2, ',
  '2kg, rice, ',
  '1. ',
  '(1) ',
  '- ',
  'a) ',
  '\u{0301}',
  '\u{200D}',
  '\u{D83C}',
  '1\u{FE0F}\u{20E3}',
];

/** No kind of line costs more a character when it is so long than when it is half as long. */
export function holdToSteps(long: number): void {
  test.each(awkward.map((piece) => ({ piece })))(
    'a line of nothing but "$piece" costs no more a character when it is long',
    ({ piece }) => {
      const times = Math.floor(long / piece.length);
      const whole = readsOf(piece.repeat(times));
      const half = readsOf(piece.repeat(Math.floor(times / 2)));
      expect(whole).toBeLessThan(long * mostReadsPerCharacter);
      expect(whole / half).toBeLessThan(2.5);
    },
  );
}

holdToSteps(1500);

test('the longest list of all is read to its last word, as one line or as thousands', () => {
  const line = `${'5 tubers yam, big; '.repeat(longestList / 20)}salt`;
  expect(parseShoppingList(line).at(-1)?.name).toBe('salt');
  expect(parseShoppingList(line)).toHaveLength(longestList / 20 + 1);
  expect(parseShoppingList(line.replaceAll('; ', '\n'))).toHaveLength(longestList / 20 + 1);
});
