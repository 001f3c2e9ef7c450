import type { CityName } from '#contract/lists/catalogue/schema.ts';
import type { Db } from '#server/db/database.ts';
import { isCityNameTaken, readCitySlugs } from './store-city-names.ts';

/** The reason for which an item cannot be called so in those cities; null where it can. Its caller has locked the names. */
export async function refusedCityNames(
  db: Db,
  names: readonly CityName[],
  forId: string | null,
): Promise<'no-such-city' | 'item-name-taken' | null> {
  if (names.length === 0) return null;
  const slugs = await readCitySlugs(db);
  if (names.some(({ city }) => !slugs.has(city))) return 'no-such-city';
  return (await isCityNameTaken(db, names, forId)) ? 'item-name-taken' : null;
}
