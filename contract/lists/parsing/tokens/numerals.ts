import { isDigit } from './characters.ts';
import { vulgarFractions } from '../words/numbers.ts';

/** A number written in digits. `value` is null where it is no amount: a zero, a date, a phone number. */
export interface Numeral {
  value: number | null;
  end: number;
}

const longestWhole = 9;
const leastValue = 0.001;

function digitsEnd(characters: readonly string[], from: number): number {
  let end = from;
  while (isDigit(characters[end])) end += 1;
  return end;
}

/** Past `,500` groups, which only a head of one to three digits can have. */
function groupsEnd(characters: readonly string[], from: number, headEnd: number): number {
  let end = headEnd;
  if (headEnd - from > 3) return end;
  while (
    characters[end] === ',' &&
    [1, 2, 3].every((step) => isDigit(characters[end + step])) &&
    !isDigit(characters[end + 4])
  ) {
    end += 4;
  }
  return end;
}

/** Past one or more tails such as `.50` or `/2`, and how many there were. */
function tailsEnd(
  characters: readonly string[],
  from: number,
  joints: string,
): { end: number; count: number } {
  let end = from;
  let count = 0;
  while (joints.includes(characters[end] ?? ' ') && isDigit(characters[end + 1])) {
    end = digitsEnd(characters, end + 1);
    count += 1;
  }
  return { end, count };
}

function textBetween(characters: readonly string[], from: number, end: number): string {
  return characters.slice(from, end).join('');
}

function fractionValue(text: string): number | null {
  const [above, below] = text.split(/[/⁄]/u).map(Number);
  return above !== undefined && below !== undefined && above > 0 && above < below ? above / below : null;
}

function decimalValue(text: string, wholeLength: number): number | null {
  const padded = wholeLength > 1 && text.startsWith('0');
  if (padded || wholeLength > longestWhole) return null;
  return Number(text.replaceAll(',', ''));
}

function sound(value: number | null): number | null {
  return value !== null && value >= leastValue ? value : null;
}

function plainNumeral(characters: readonly string[], from: number): Numeral {
  const headEnd = digitsEnd(characters, from);
  const wholeEnd = groupsEnd(characters, from, headEnd);
  const fraction = tailsEnd(characters, wholeEnd, '/⁄');
  if (fraction.count > 0) {
    const readable = fraction.count === 1 && wholeEnd - from < 4;
    return {
      value: readable ? fractionValue(textBetween(characters, from, fraction.end)) : null,
      end: fraction.end,
    };
  }
  const decimal = tailsEnd(characters, wholeEnd, '.');
  if (decimal.count > 1) return { value: null, end: decimal.end };
  const value = decimalValue(textBetween(characters, from, decimal.end), wholeEnd - from);
  const part = decimal.count === 0 ? vulgarFractions.get(characters[decimal.end] ?? '') : undefined;
  if (value === null || part === undefined) return { value: sound(value), end: decimal.end };
  return { value: value + part, end: decimal.end + 1 };
}

/** The number that begins at this character: `2`, `1.5`, `.5`, `2,000`, `1/2`, `½`, `2½`. */
export function numeralAt(characters: readonly string[], at: number): Numeral | null {
  const first = characters[at] ?? '';
  const part = vulgarFractions.get(first);
  if (part !== undefined) return { value: part, end: at + 1 };
  if (isDigit(first)) return plainNumeral(characters, at);
  if (first !== '.' || !isDigit(characters[at + 1])) return null;
  const { end, count } = tailsEnd(characters, at, '.');
  return { value: count === 1 ? sound(Number(textBetween(characters, at, end))) : null, end };
}
