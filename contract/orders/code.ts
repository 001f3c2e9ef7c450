/** Easy to read aloud and hard to guess: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Signs of a code behind the letters of its city. */
export const codeLength = 8;
/** Two letters of a city, which a code carries from the second city on. */
export const cityLettersShape = '[A-HJ-NP-Z]{2}';
const codeShape = new RegExp(`^(?:MW)?(${cityLettersShape})?([${codeLetters}]{${codeLength}})$`);

/** An order's code as people type it, with or without `MW-` and its city's letters, in any case and spacing; nothing where it can be none. */
export function readOrderCode(written: string): string | undefined {
  const signs = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const [, city, letters] = codeShape.exec(signs) ?? [];
  if (letters === undefined) return undefined;
  return city === undefined ? `MW-${letters}` : `MW-${city}-${letters}`;
}

/** The letters of its city in a code, however somebody typed it; nothing in one from a place of one city. */
export function cityLettersIn(code: string): string | undefined {
  const read = readOrderCode(code)?.split('-') ?? [];
  return read.length === 3 ? read[1] : undefined;
}

/** The last four digits of a phone number as people type them. */
export function readLastDigits(written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d{4}$/.test(digits) ? digits : undefined;
}
