import { asKobo, type Kobo } from '../kobo.ts';

const firstCapKobo = asKobo(1_000_000);
const knownCapKobo = asKobo(3_000_000);

/** The most that is collected at a door: little, until a phone has paid there once. */
export function deliveryCap(hasPaidBefore: boolean): Kobo {
  return hasPaidBefore ? knownCapKobo : firstCapKobo;
}
