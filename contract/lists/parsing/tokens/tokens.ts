import { isAccent, isDigit, isLetter, isSpace, keycapEnd } from './characters.ts';
import { numeralAt } from './numerals.ts';
import { measureOfWord, sizeUnits } from '../words/measures.ts';
import {
  currencyAfter,
  currencyBefore,
  currencyLetter,
  leastBareNaira,
  thousandLetter,
} from '../words/money.ts';
import { fractionWords, numberWords, timesWords } from '../words/numbers.ts';
import { joiners, signs } from '../words/signs.ts';
import { sizeWords } from '../words/sizes.ts';

/** A word, number or sign of a line, with its place among the line's characters. */
export interface Token {
  /** A `mark` is whatever only decorates: emoji, dots, dashes. */
  kind: 'word' | 'number' | 'sign' | 'mark' | 'bracket';
  text: string;
  /** Value of a number in digits; null for anything else. */
  value: number | null;
  start: number;
  end: number;
  /** True where whitespace precedes the token. */
  spaced: boolean;
}

const longestUnit = 12;

function endsAtHyphen(head: string): boolean {
  return numberWords.has(head) || fractionWords.has(head) || sizeWords.has(head);
}

function unitFollows(characters: readonly string[], at: number): boolean {
  let letters = '';
  for (let end = at; isLetter(characters[end]) && letters.length < longestUnit; end += 1)
    letters += characters[end];
  const unit = letters.toLowerCase();
  return unit === thousandLetter || currencyAfter.has(unit) || sizeUnits.has(unit) || measureOfWord.has(unit);
}

/** `x3`, `n500`, `pepper500` and `rice2kg` are two things written as one; `omega3` and `b12` are names. */
function partsBeforeDigit(head: string, characters: readonly string[], at: number): boolean {
  if (timesWords.has(head) || head === currencyLetter || currencyBefore.has(head)) return true;
  const numeral = numeralAt(characters, at);
  if (numeral === null || numeral.value === null) return false;
  return numeral.value >= leastBareNaira || unitFollows(characters, numeral.end);
}

function asWritten(characters: readonly string[], from: number, end: number): string {
  return characters.slice(from, end).join('').toLowerCase().replaceAll(/[’‘]/gu, "'");
}

function wordEnd(characters: readonly string[], from: number): number {
  let end = from;
  let hasDigit = false;
  let partStart = from;
  while (end < characters.length) {
    const character = characters[end];
    if (isDigit(character)) {
      if (!hasDigit && partsBeforeDigit(asWritten(characters, from, end), characters, end)) return end;
      hasDigit = true;
    } else if (joiners.has(character ?? '')) {
      if (!isLetter(characters[end + 1])) return end;
      if (character === '-' && endsAtHyphen(asWritten(characters, partStart, end))) return end;
      partStart = end + 1;
    } else if (!isLetter(character) && !isAccent(character)) return end;
    end += 1;
  }
  return end;
}

function numberToken(characters: readonly string[], at: number, spaced: boolean): Token | null {
  const before = characters[at - 1];
  if (characters[at] === '.' && (before === '.' || isLetter(before) || isDigit(before))) return null;
  const numeral = numeralAt(characters, at);
  if (numeral === null) return null;
  return {
    kind: 'number',
    text: asWritten(characters, at, numeral.end),
    value: numeral.value,
    start: at,
    end: numeral.end,
    spaced,
  };
}

function tokenAt(characters: readonly string[], at: number, spaced: boolean): Token {
  const character = characters[at] ?? '';
  const rest = { value: null, start: at, spaced };
  const keycap = keycapEnd(characters, at);
  if (keycap !== null) return { kind: 'mark', text: asWritten(characters, at, keycap), end: keycap, ...rest };
  const number = numberToken(characters, at, spaced);
  if (number !== null) return number;
  if (isLetter(character)) {
    const end = wordEnd(characters, at);
    return { kind: 'word', text: asWritten(characters, at, end), end, ...rest };
  }
  const sign = signs.get(character);
  if (sign !== undefined) return { kind: 'sign', text: sign, end: at + 1, ...rest };
  return { kind: 'mark', text: character, end: at + 1, ...rest };
}

/** Cuts a line into words, numbers and signs; every character that is no space is in exactly one of them. */
export function tokenize(characters: readonly string[]): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let spaced = true;
  while (at < characters.length) {
    if (isSpace(characters[at])) {
      spaced = true;
      at += 1;
      continue;
    }
    const token = tokenAt(characters, at, spaced);
    tokens.push(token);
    at = token.end;
    spaced = false;
  }
  return tokens;
}

/** The words of some tokens as a person would write them: single spaces, no decoration. */
export function textOf(tokens: readonly Token[]): string {
  let text = '';
  let apart = false;
  for (const token of tokens) {
    if (token.kind === 'mark' && !isDashLike(token.text)) {
      apart = true;
      continue;
    }
    text += text !== '' && (token.spaced || apart) ? ` ${token.text}` : token.text;
    apart = false;
  }
  return text;
}

function isDashLike(text: string): boolean {
  return text.length === 1 && text > ' ' && text <= '~';
}
