import type { Found, Term } from './term.ts';
import { textOf, type Token } from '../tokens/tokens.ts';
import {
  articles,
  countingWords,
  fractionWords,
  numberWords,
  scaleWords,
  timesWords,
} from '../words/numbers.ts';

/** A number that is said with one or more tokens; null as value where its digits are no amount. */
export interface ReadNumber {
  value: number | null;
  counts: boolean;
  next: number;
}

function wordAt(tokens: readonly Token[], at: number): string {
  return tokens[at]?.text ?? '';
}

function isFractionNumeral(token: Token | undefined): boolean {
  return token?.kind === 'number' && token.value !== null && token.value < 1 && !token.text.includes('.');
}

/** `2`, `2 1/2`, `2 ½` in digits. */
function inDigits(tokens: readonly Token[], at: number): ReadNumber | null {
  const token = tokens[at];
  if (token === undefined || token.kind !== 'number') return null;
  const part = tokens[at + 1];
  if (token.value === null || !Number.isInteger(token.value) || !isFractionNumeral(part)) {
    return { value: token.value, counts: false, next: at + 1 };
  }
  return { value: token.value + (part?.value ?? 0), counts: false, next: at + 2 };
}

/** `seven`, `twenty five`: a number word, with the units that follow a ten. */
function smallInWords(tokens: readonly Token[], at: number): { value: number; next: number } | null {
  const value = numberWords.get(wordAt(tokens, at));
  if (value === undefined) return null;
  const unit = value >= 20 ? numberWords.get(wordAt(tokens, at + 1)) : undefined;
  return unit !== undefined && unit < 10 ? { value: value + unit, next: at + 2 } : { value, next: at + 1 };
}

/** `five hundred`, `one thousand five hundred fifty`: each part has a smaller scale than the one before. */
function inWords(tokens: readonly Token[], at: number): ReadNumber | null {
  let value = 0;
  let next = at;
  for (let scale = Infinity; scale > 1;) {
    const small = smallInWords(tokens, next);
    if (small === null) break;
    const own = scaleWords.get(wordAt(tokens, small.next)) ?? 1;
    if (own >= scale) break;
    value += small.value * own;
    next = own > 1 ? small.next + 1 : small.next;
    scale = own;
  }
  return next === at ? null : { value, counts: false, next };
}

/** `half`, and the `a` of `half a bag` or `half of a bag` with it. */
function fraction(tokens: readonly Token[], at: number): ReadNumber | null {
  const value = fractionWords.get(wordAt(tokens, at));
  if (value === undefined) return null;
  const behindOf = wordAt(tokens, at + 1) === 'of' ? at + 2 : at + 1;
  return { value, counts: false, next: articles.has(wordAt(tokens, behindOf)) ? behindOf + 1 : at + 1 };
}

/** `three quarters`, `one half`; `2 half` stays two numbers. */
function timesFraction(tokens: readonly Token[], number: ReadNumber): ReadNumber {
  const part = fraction(tokens, number.next);
  const fits = part !== null && (number.value === 1 || (number.value === 3 && part.value === 0.25));
  return fits ? { ...part, value: (number.value ?? 1) * (part.value ?? 1) } : number;
}

function multiplied(tokens: readonly Token[], number: ReadNumber | null, at: number): ReadNumber | null {
  let { value, counts, next } = number ?? { value: 1, counts: false, next: at };
  for (;;) {
    const word = wordAt(tokens, next);
    const factor = countingWords.get(word) ?? scaleWords.get(word);
    if (factor === undefined) break;
    value = value === null ? null : value * factor;
    counts ||= countingWords.has(word);
    next += 1;
  }
  return next === at ? null : { value, counts, next };
}

function withoutTimes(tokens: readonly Token[], at: number): ReadNumber | null {
  const digits = inDigits(tokens, at);
  const whole = digits ?? inWords(tokens, at);
  const base = whole === null ? fraction(tokens, at) : timesFraction(tokens, whole);
  return multiplied(tokens, base, at);
}

/** The number said here: digits or words, `x3` and `3x`, halves, dozens and thousands. */
export function readNumber(tokens: readonly Token[], at: number): ReadNumber | null {
  if (timesWords.has(wordAt(tokens, at))) {
    const read = withoutTimes(tokens, at + 1);
    return read === null ? null : { ...read, counts: true };
  }
  const read = withoutTimes(tokens, at);
  if (read === null || !timesWords.has(wordAt(tokens, read.next))) return read;
  return { ...read, counts: true, next: read.next + 1 };
}

/** A number of things, or what looks like one and is no amount. */
export function numberTerm(
  tokens: readonly Token[],
  at: number,
  number: ReadNumber,
  most: number,
): Found<Term> {
  const text = textOf(tokens.slice(at, number.next));
  const { value, counts, next } = number;
  if (value === null || value > most) return { term: { kind: 'unread', text, part: 'amount' }, next };
  const after = tokens[next];
  const touches =
    after !== undefined && after.kind === 'word' && !after.spaced && tokens[next - 1]?.kind === 'number';
  return { term: { kind: 'number', text, value, counts, touches }, next };
}
