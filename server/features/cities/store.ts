import * as z from 'zod/mini';
import type { CityId } from '#contract/cities/ids.ts';
import { city, type NewCity } from '#contract/cities/schema.ts';
import { measure, type Measure } from '#contract/measures/measures.ts';
import { mayDifferByCity } from '#contract/settings/rules.ts';
import { settingKeys, settingRules } from '#contract/settings/setting-rules.ts';
import type { Db } from '#server/db/database.ts';
import { hasCitiesRole } from '#server/features/accounts/store-cities.ts';
import { boolean, idOf, instant, json, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const cityRow = {
  id: idOf<CityId>(),
  name: text,
  slug: text,
  letters: text,
  hours: json(city.shape.hours),
  latitude: number,
  longitude: number,
  isActive: boolean,
  settings: json(city.shape.settings),
  measures: json(z.array(measure)),
};
export type CityRow = RowOf<typeof cityRow>;

const officeRow = { ...cityRow, markets: number, agents: number, changedAt: instant };
export type OfficeRow = RowOf<typeof officeRow>;

export type CityFacts = NewCity & { slug: string; measures: Measure[] };

const publicByCity = settingKeys.filter((key) => settingRules[key].isPublic && mayDifferByCity(key));

function cityColumns(db: Db) {
  return db`
    city.id, city.name, city.slug, city.letters,
    json_build_object('opens', to_char(city.opens_at, 'HH24:MI'), 'closes', to_char(city.closes_at, 'HH24:MI')) as hours,
    city.latitude, city.longitude, city.is_active as "isActive",
    (select coalesce(json_agg(json_build_object('key', own.key, 'value', own.value) order by own.key), '[]')
     from city_setting own where own.city_id = city.id and own.key = any(${publicByCity}::text[])) as settings,
    to_json(city.measures) as measures`;
}

function officeColumns(db: Db) {
  return db`
    ${cityColumns(db)}, city.changed_at as "changedAt",
    (select count(*)::int from market where market.city_id = city.id) as markets,
    (select count(*)::int from agent where agent.city_id = city.id) as agents`;
}

export function readActiveCities(db: Db): Promise<CityRow[]> {
  return db.rows(cityRow)`select ${cityColumns(db)} from city where is_active order by name`;
}

export function readOfficeCities(db: Db): Promise<OfficeRow[]> {
  return db.rows(officeRow)`select ${officeColumns(db)} from city order by name`;
}

export async function findCity(db: Db, id: string): Promise<CityRow | undefined> {
  const [row] = await db.rows(cityRow)`select ${cityColumns(db)} from city where city.id = ${id}`;
  return row;
}

const namedRow = { id: idOf<CityId>(), canLimit: boolean };

/** The city with this slug, shown or hidden, and whether the database can limit anybody to it. */
export async function findCityNamed(db: Db, slug: string): Promise<RowOf<typeof namedRow> | undefined> {
  const [row] = await db.rows(namedRow)`
    select id, ${hasCitiesRole(db)} as "canLimit" from city where slug = ${slug}`;
  return row;
}

export async function lockCity(db: Db, id: string): Promise<OfficeRow | undefined> {
  const [row] = await db.rows(officeRow)`
    select ${officeColumns(db)} from city where city.id = ${id} for update of city`;
  return row;
}

/** The city of a market that is about to be written; a change of the city waits until this transaction ends. */
export async function holdCity(db: Db, id: string): Promise<CityRow | undefined> {
  const [row] = await db.rows(cityRow)`select ${cityColumns(db)} from city where city.id = ${id} for share`;
  return row;
}

/** The city that the house began in. */
export async function holdFirstCity(db: Db): Promise<CityRow | undefined> {
  const [row] = await db.rows(cityRow)`
    select ${cityColumns(db)} from city order by created_at, id limit 1 for share`;
  return row;
}

/** True when no other city has the letters; who else wants them waits until this transaction ends. */
export async function claimLetters(db: Db, letters: string): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('city letters'), hashtext(${letters}))`;
  const others = await db`select from city where letters = ${letters}`;
  return others.length === 0;
}

export async function insertCity(db: Db, id: CityId, facts: CityFacts): Promise<OfficeRow> {
  const [row] = await db.one(officeRow)`
    insert into city (id, name, slug, letters, opens_at, closes_at, latitude, longitude, is_active, measures)
    values (${id}, ${facts.name}, ${facts.slug}, ${facts.letters}, ${facts.hours.opens}::time,
      ${facts.hours.closes}::time, ${facts.middle.latitude}, ${facts.middle.longitude}, ${facts.isActive},
      ${facts.measures}::text[]::measure[])
    returning ${officeColumns(db)}`;
  return row;
}

/** The city as it is now, for one that its caller has locked. */
export async function updateCity(db: Db, id: CityId, facts: Omit<CityFacts, 'letters'>): Promise<OfficeRow> {
  const [row] = await db.one(officeRow)`
    update city
    set name = ${facts.name}, slug = ${facts.slug}, opens_at = ${facts.hours.opens}::time,
      closes_at = ${facts.hours.closes}::time, latitude = ${facts.middle.latitude},
      longitude = ${facts.middle.longitude}, is_active = ${facts.isActive},
      measures = ${facts.measures}::text[]::measure[], changed_at = clock_timestamp()
    where id = ${id}
    returning ${officeColumns(db)}`;
  return row;
}

/** True while another city is shown; taking two off at once, one waits for the other. */
export async function isOtherShown(db: Db, id: string): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('city letters'), hashtext('shown'))`;
  const others = await db`select from city where is_active and id <> ${id}`;
  return others.length > 0;
}

export async function hasShownMarkets(db: Db, id: string): Promise<boolean> {
  const shown = await db`select from market where city_id = ${id} and is_active limit 1`;
  return shown.length > 0;
}

/** Cities whose page an address of the product or a market's page hides. */
export function lockHiddenBy(db: Db, words: Iterable<string>): Promise<OfficeRow[]> {
  return db.rows(officeRow)`
    select ${officeColumns(db)} from city
    where city.slug = any(${[...words]}::text[]) or exists (select from market where market.slug = city.slug)
    order by city.id for update of city`;
}
