import type { Market } from './schema.ts';

/** True where all markets lie in one city, or none is known: then nothing is said of cities. */
export function isOneCity(markets: readonly Pick<Market, 'cityId'>[] = []): boolean {
  return markets.every(({ cityId }) => cityId === markets[0]?.cityId);
}
