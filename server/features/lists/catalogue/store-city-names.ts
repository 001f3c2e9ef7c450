import { catalogueKey } from '#contract/lists/catalogue/key.ts';
import type { CityName } from '#contract/lists/catalogue/schema.ts';
import type { Db } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';

/** The names of an item in one city only. */
export function cityNamesOf(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object('city', city.slug, 'name', named.name)
      order by city.slug collate "C", named.name collate "C"), '[]')
    from catalogue_city_name as named join city on city.id = named.city_id where named.item_id = item.id)`;
}

/** The addresses of the pages of all cities. */
export async function readCitySlugs(db: Db): Promise<Set<string>> {
  const rows = await db.rows({ slug: text })`select slug from city`;
  return new Set(rows.map(({ slug }) => slug));
}

export async function slugOfMarketsCity(db: Db, marketId: string): Promise<string | undefined> {
  const [row] = await db.rows({ slug: text })`
    select slug from city where id = (select city_id from market where id = ${marketId})`;
  return row?.slug;
}

/** True where another item is called so in that city already; its caller has locked the names. */
export async function isCityNameTaken(
  db: Db,
  names: readonly CityName[],
  forId: string | null,
): Promise<boolean> {
  const others = await db`
    select from catalogue_city_name as named join city on city.id = named.city_id
    where (city.slug, named.key) in (${wanted(db, names)})
      and (${forId}::uuid is null or named.item_id <> ${forId}::uuid) limit 1`;
  return others.length > 0;
}

function wanted(db: Db, names: readonly CityName[]) {
  return db`
    select slug, key
    from unnest(${names.map(({ city }) => city)}::text[], ${names.map(({ name }) => catalogueKey(name))}::text[])
      as wanted (slug, key)`;
}

interface NamedItem {
  id: string;
  cityNames: readonly CityName[];
}

/** From now on these items are called so in those cities, and not otherwise. */
export async function replaceCityNames(db: Db, items: readonly NamedItem[]): Promise<void> {
  const names = items.flatMap(({ id, cityNames }) => cityNames.map((one) => ({ id, ...one })));
  // All go before any comes: two items may have changed names.
  await db`delete from catalogue_city_name where item_id = any(${items.map(({ id }) => id)}::uuid[])`;
  if (names.length === 0) return;
  await db`
    insert into catalogue_city_name (city_id, key, item_id, name)
    select city.id, named.key, named.item_id, named.name
    from unnest(${names.map(({ city }) => city)}::text[], ${names.map(({ name }) => catalogueKey(name))}::text[],
      ${names.map(({ id }) => id)}::uuid[], ${names.map(({ name }) => name)}::text[])
      as named (slug, key, item_id, name)
    join city on city.slug = named.slug`;
}
