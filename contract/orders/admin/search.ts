import { readPhonePieces } from '#contract/phone.ts';
import { cityLettersShape, codeLength, codeLetters, readOrderCode } from '../code.ts';

/** Readings of a search text; several can apply at once. */
export interface OrderSearch {
  /** The first and the last code that begin so. */
  codes: { first: string; last: string } | null;
  /** Pieces, one of which is in the number. */
  phone: readonly string[];
  words: string | null;
}

const codeBeginning = new RegExp(`^MW([${codeLetters}]{1,${codeLength}})$`);
const cityBeginning = new RegExp(`^MW-(${cityLettersShape})-([${codeLetters}]{1,${codeLength}})$`);
/** Without the letters that every code has, only a mix of letters and digits is no word and no number. */
const bareBeginning = new RegExp(`^(?=.*\\d)(?=.*[A-Z])[${codeLetters}]{3,${codeLength}}$`);

/** Reads a search as an order's code or its beginning, as a phone or a part of one, and as words. */
export function readOrderSearch(written: string): OrderSearch {
  const digits = written.replace(/[\s().+-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  return {
    codes: codesOf(written),
    phone: readPhonePieces(written),
    words: isNumber || !/[\p{L}\p{N}]/u.test(written) ? null : written,
  };
}

function codesOf(written: string): OrderSearch['codes'] {
  const typed = written.trim().toUpperCase();
  const [, city, rest] = cityBeginning.exec(typed) ?? [];
  // Its hyphens say which letters are the city's; without them eight signs are a whole code.
  if (city !== undefined && rest !== undefined) return rangeOf(`MW-${city}-`, rest);
  const whole = readOrderCode(written);
  if (whole !== undefined) return { first: whole, last: whole };
  const begun = codeBeginning.exec(typed.replace(/[^A-Z0-9]/g, ''))?.[1] ?? bareBeginning.exec(typed)?.[0];
  if (begun === undefined) return null;
  return rangeOf('MW-', begun);
}

function rangeOf(before: string, begun: string): OrderSearch['codes'] {
  const filled = (letter: string) => before + begun.padEnd(codeLength, letter);
  return { first: filled(codeLetters.charAt(0)), last: filled(codeLetters.charAt(codeLetters.length - 1)) };
}
