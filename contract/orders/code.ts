/** Easy to read aloud and hard to guess: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

const codeLength = 8;

/** An order's code as people type it, with or without `MW-`, in any case and spacing; nothing where it can be none. */
export function readOrderCode(written: string): string | undefined {
  const signs = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const letters = signs.length === codeLength + 2 && signs.startsWith('MW') ? signs.slice(2) : signs;
  const isCode =
    letters.length === codeLength && [...letters].every((letter) => codeLetters.includes(letter));
  return isCode ? `MW-${letters}` : undefined;
}

/** The last four digits of a phone number as people type them. */
export function readLastDigits(written: string): string | undefined {
  const digits = written.replace(/[\s-]/g, '');
  return /^\d{4}$/.test(digits) ? digits : undefined;
}
