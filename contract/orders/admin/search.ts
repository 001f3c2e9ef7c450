import { readPhone } from '#contract/phone.ts';
import { codeLetters, readOrderCode } from '../code.ts';

/** What somebody who looks for an order may have meant by what they wrote; it may be several things at once. */
export interface OrderSearch {
  /** The first and the last code that begin so. */
  codes: { first: string; last: string } | null;
  /** A whole number, or its end. */
  phone: { whole: string } | { end: string } | null;
  words: string | null;
}

const codeLength = 8;
const shortestEnd = 4;
const codeBeginning = new RegExp(`^MW([${codeLetters}]{1,${codeLength}})$`);

/** Reads a search as an order's code or its beginning, as a phone or its end, and as words. */
export function readOrderSearch(written: string): OrderSearch {
  const digits = written.replace(/[\s().+-]/g, '');
  const isNumber = /^\d+$/.test(digits);
  return {
    codes: codesOf(written),
    phone: isNumber ? phoneOf(written, digits) : null,
    words: isNumber || !/[\p{L}\p{N}]/u.test(written) ? null : written,
  };
}

function codesOf(written: string): OrderSearch['codes'] {
  const whole = readOrderCode(written);
  if (whole !== undefined) return { first: whole, last: whole };
  const begun = codeBeginning.exec(written.toUpperCase().replace(/[^A-Z0-9]/g, ''))?.[1];
  if (begun === undefined) return null;
  const filled = (letter: string) => `MW-${begun.padEnd(codeLength, letter)}`;
  return { first: filled(codeLetters.charAt(0)), last: filled(codeLetters.charAt(codeLetters.length - 1)) };
}

function phoneOf(written: string, digits: string): OrderSearch['phone'] {
  const whole = readPhone(written);
  if (whole !== undefined) return { whole };
  return digits.length >= shortestEnd ? { end: digits } : null;
}
