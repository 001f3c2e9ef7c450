/** Easy to read aloud and hard to guess: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const codeLength = 8;
const codeShape = new RegExp(`^(?:MW)?([${codeLetters}]{${codeLength}})$`);

/** An order's code as people type it, with or without `MW-`, in any case and spacing; nothing where it can be none. */
export function readOrderCode(written: string): string | undefined {
  const signs = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const letters = codeShape.exec(signs)?.[1];
  return letters === undefined ? undefined : `MW-${letters}`;
}

/** The last four digits of a phone number as people type them. */
export function readLastDigits(written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d{4}$/.test(digits) ? digits : undefined;
}
