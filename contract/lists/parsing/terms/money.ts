import { readNumber, type ReadNumber } from './number.ts';
import { mostCapKobo } from '#contract/lists/schema.ts';
import type { Found, Term } from './term.ts';
import { textOf, type Token } from '../tokens/tokens.ts';
import {
  currencyAfter,
  currencyBefore,
  currencyLetter,
  leastBareNaira,
  ownWord,
  thousandLetter,
} from '../words/money.ts';

/** Naira as kobo, or null for what nobody can mean by a price. */
export function koboOf(naira: number): number | null {
  const kobo = Math.round(naira * 100);
  return kobo > 0 && kobo <= mostCapKobo ? kobo : null;
}

/** True for a currency sign before a number. */
function opensMoney(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const number = tokens[at + 1];
  if (token === undefined || number === undefined) return false;
  if (currencyBefore.has(token.text)) return true;
  if (token.text !== currencyLetter || number.kind !== 'number') return false;
  return !number.spaced || tokens[at + 2]?.text === thousandLetter || (number.value ?? 0) >= leastBareNaira;
}

/** Reads what makes the number before it money: `k`, `naira`, `own`, in this order. */
function moneyTail(tokens: readonly Token[], number: ReadNumber): { factor: number; next: number } {
  const thousands = !number.counts && tokens[number.next]?.text === thousandLetter;
  const afterK = thousands ? number.next + 1 : number.next;
  const afterNaira = currencyAfter.has(tokens[afterK]?.text ?? '') ? afterK + 1 : afterK;
  const next = tokens[afterNaira]?.text === ownWord ? afterNaira + 1 : afterNaira;
  return { factor: thousands ? 1000 : 1, next };
}

/** Money that says it is money: `₦500`, `N500`, `2k`, `500 naira`. `said` is the number that stands at `at` itself. */
export function readMoney(tokens: readonly Token[], at: number, read: ReadNumber | null): Found<Term> | null {
  const opened = read === null && opensMoney(tokens, at);
  const number = opened ? readNumber(tokens, at + 1) : read;
  if (number === null) return null;
  const { factor, next } = moneyTail(tokens, number);
  if (!opened && next === number.next) return null;
  const text = textOf(tokens.slice(at, next));
  const kobo = number.value === null ? null : koboOf(number.value * factor);
  return {
    term: kobo === null ? { kind: 'unread', text, part: 'money' } : { kind: 'money', text, kobo },
    next,
  };
}
