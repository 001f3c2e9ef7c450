import * as z from 'zod/mini';

// Room for the longest list of the dearest lines: what a person typed may be refused, but never breaks a sum.
const mostKobo = 100_000_000_000_000;

/** Money: a whole number of kobo, never less than nothing. ₦1 is 100. */
export const kobo = z.int().check(z.minimum(0), z.maximum(mostKobo)).brand<'Kobo'>();
export type Kobo = z.output<typeof kobo>;

/** A whole number of kobo as money; anything else is a bug. */
export function asKobo(amount: number): Kobo {
  if (!isKobo(amount)) throw new RangeError(`${amount} is no sum of kobo`);
  return amount;
}

// The same rule as the schema's, which takes ten times as long to say so: a market's prices are five hundred sums.
function isKobo(amount: number): amount is Kobo {
  return Number.isSafeInteger(amount) && amount >= 0 && amount <= mostKobo;
}

export function sumKobo(amounts: readonly Kobo[]): Kobo {
  return asKobo(amounts.reduce((sum, amount) => sum + amount, 0));
}

const fiftyNaira = 5000;

/** Rounds up to the next ₦50, the smallest step people agree on. */
export function upToFiftyNaira(amount: number): Kobo {
  return asKobo(Math.ceil(amount / fiftyNaira) * fiftyNaira);
}
