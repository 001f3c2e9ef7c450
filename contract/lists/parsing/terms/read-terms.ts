import { readMoney } from './money.ts';
import { numberTerm, readNumber, type ReadNumber } from './number.ts';
import { readAside } from './asides.ts';
import { readPhrase } from './phrases.ts';
import { readPoliteness } from './politeness.ts';
import { mostQuantity } from '#contract/lists/schema.ts';
import { singular } from '../singular.ts';
import type { Found, Term } from './term.ts';
import { textOf, type Token } from '../tokens/tokens.ts';
import {
  measureOfWord,
  measuresThatAreFood,
  onlyAfterNumber,
  sizeUnits,
  twoWordMeasures,
} from '../words/measures.ts';
import { aboutWords, articles } from '../words/numbers.ts';
import { knownNames } from '../words/known-names.ts';
import { joiningWords } from '../words/signs.ts';

type Reader = (tokens: readonly Token[], at: number, before: Term | undefined) => Found | null;

const someDigit = /\d/u;

function readBracket(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at];
  if (token?.kind !== 'bracket') return null;
  const term: Term = { kind: 'bracket', text: token.text, hasNumber: someDigit.test(token.text) };
  return { term: token.text === '' ? null : term, next: at + 1 };
}

function isWrittenSo(token: Token | undefined, word: string): boolean {
  return token !== undefined && (token.text === word || singular(token.text) === word);
}

function readKnownName(tokens: readonly Token[], at: number): Found | null {
  for (const words of knownNames.get(singular(tokens[at]?.text ?? '')) ?? []) {
    if (!words.every((word, step) => isWrittenSo(tokens[at + step], word))) continue;
    const known = tokens
      .slice(at, at + words.length)
      .map((token) => ({ ...token, text: singular(token.text) }));
    return { term: { kind: 'known', text: textOf(known) }, next: at + words.length };
  }
  return null;
}

/** `50cl` tells which size, `4in1` and `70%` are parts of a name. */
function readGluedNumber(tokens: readonly Token[], at: number, number: ReadNumber): Found | null {
  const after = tokens[number.next];
  if (after === undefined) return null;
  const text = textOf(tokens.slice(at, number.next)) + after.text;
  if (sizeUnits.has(after.text)) return { term: { kind: 'size', text }, next: number.next + 1 };
  const partOfWord =
    !after.spaced && (after.text === '%' || (after.kind === 'word' && someDigit.test(after.text)));
  return partOfWord ? { term: { kind: 'word', text }, next: number.next + 1 } : null;
}

function readFigure(tokens: readonly Token[], at: number): Found | null {
  const number = readNumber(tokens, at);
  const money = readMoney(tokens, at, number);
  if (money !== null || number === null) return money;
  return readGluedNumber(tokens, at, number) ?? numberTerm(tokens, at, number, mostQuantity);
}

function readMeasure(tokens: readonly Token[], at: number, before: Term | undefined): Found | null {
  const word = tokens[at]?.text ?? '';
  const two = `${word} ${tokens[at + 1]?.text ?? ''}`;
  const ofTwo = twoWordMeasures.get(two);
  if (ofTwo !== undefined)
    return { term: { kind: 'measure', text: two, measure: ofTwo, isFood: false }, next: at + 2 };
  const measure = measureOfWord.get(word);
  if (measure === undefined || (onlyAfterNumber.has(word) && before?.kind !== 'number')) return null;
  return {
    term: { kind: 'measure', text: word, measure, isFood: measuresThatAreFood.has(word) },
    next: at + 1,
  };
}

function readParticle(tokens: readonly Token[], at: number): Found | null {
  const text = tokens[at]?.text ?? '';
  if (text === 'of') return { term: { kind: 'of', text }, next: at + 1 };
  if (joiningWords.has(text)) return { term: { kind: 'joining', text }, next: at + 1 };
  if (articles.has(text)) return { term: { kind: 'article', text }, next: at + 1 };
  return aboutWords.has(text) ? { term: { kind: 'about', text }, next: at + 1 } : null;
}

function readWord(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at];
  return token?.kind === 'word' ? { term: { kind: 'word', text: token.text }, next: at + 1 } : null;
}

/** In the order in which they are asked; what none of them knows says nothing. */
const readers: readonly Reader[] = [
  readBracket,
  readKnownName,
  readAside,
  readPoliteness,
  readPhrase,
  readFigure,
  readMeasure,
  readParticle,
  readWord,
];

/** Marks are dropped; what stood beside one stands apart. */
function withoutMarks(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    if (token.kind === 'mark') return [];
    return [tokens[at - 1]?.kind === 'mark' ? { ...token, spaced: true } : token];
  });
}

function readWith(asked: readonly Reader[], tokens: readonly Token[]): Term[] {
  const plain = withoutMarks(tokens);
  const terms: Term[] = [];
  let at = 0;
  while (at < plain.length) {
    let found: Found | null = null;
    for (const reader of asked) {
      found = reader(plain, at, terms.at(-1));
      if (found !== null) break;
    }
    if (found?.term) terms.push(found.term);
    at = found?.next ?? at + 1;
  }
  return terms;
}

export function readTerms(tokens: readonly Token[]): Term[] {
  return readWith(readers, tokens);
}

export function readTermsWithoutAsides(tokens: readonly Token[]): Term[] {
  return readWith(
    readers.filter((reader) => reader !== readAside),
    tokens,
  );
}
