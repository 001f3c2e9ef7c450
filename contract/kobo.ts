import * as z from 'zod/mini';

/** Money: a whole number of kobo, never less than nothing. ₦1 is 100. */
export const kobo = z.int().check(z.minimum(0)).brand<'Kobo'>();
export type Kobo = z.output<typeof kobo>;

/** ₦10,000,000: the most that a person enters as one amount. More is a slip of the thumb, or an attack. */
export const mostEnteredKobo = 1_000_000_000;
export const enteredKobo = kobo.check(z.maximum(mostEnteredKobo));

/** A whole number of kobo as money; anything else is a bug. */
export function asKobo(amount: number): Kobo {
  if (!isKobo(amount)) throw new RangeError(`${amount} is no amount of kobo`);
  return amount;
}

// The same rule as the schema's, which takes ten times as long to say so: a market's prices are five hundred sums.
function isKobo(amount: number): amount is Kobo {
  return Number.isSafeInteger(amount) && amount >= 0;
}

export function sumKobo(amounts: readonly Kobo[]): Kobo {
  return asKobo(amounts.reduce((sum, amount) => sum + amount, 0));
}

/** A sum of many amounts as a screen shows it: it may be below zero, and stays at the ends of what can be counted. */
export const koboSum = z.int();
type KoboSum = z.output<typeof koboSum>;

/** Never throws, so that no amount in the book can break a screen that sums it. */
export function asKoboSum(sum: number): KoboSum {
  return Math.min(Math.max(sum, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

const fiftyNaira = 5000;

/** Rounds up to the next ₦50, the smallest step people agree on. */
export function upToFiftyNaira(amount: number): Kobo {
  return asKobo(Math.ceil(amount / fiftyNaira) * fiftyNaira);
}
