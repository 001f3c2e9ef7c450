import type { City } from '../cities/schema.ts';
import type { Market } from './schema.ts';

/**
 * Hours of shopping in a city: from the first of its shown markets that opens to the last that closes. While it shows
 * none, what the office says of it.
 */
export function cityHours(
  { id, hours }: Pick<City, 'id' | 'hours'>,
  markets: readonly Pick<Market, 'cityId' | 'isActive' | 'hours'>[],
): City['hours'] {
  const own = markets.filter(({ cityId, isActive }) => isActive && cityId === id);
  const opens = own.map((market) => market.hours.opens).toSorted()[0] ?? hours.opens;
  const closes =
    own
      .map((market) => market.hours.closes)
      .toSorted()
      .at(-1) ?? hours.closes;
  return { opens, closes };
}
