import type { Place } from '#contract/areas.ts';
import type { CityId, ZoneId } from '#contract/cities/ids.ts';
import type { Outline } from '#contract/cities/zones/outline.ts';
import type { Kobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, idOf, instant, kobo, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const zoneRow = {
  id: idOf<ZoneId>(),
  cityId: idOf<CityId>(),
  name: text,
  latitude: number,
  longitude: number,
  /** Latitude, longitude, latitude … */
  outline: arrayOf(number),
  feeKobo: kobo,
  isOpen: boolean,
  changedAt: instant,
};
export type ZoneRow = RowOf<typeof zoneRow>;

export interface ZoneFacts {
  name: string;
  outline: Outline;
  middle: Place;
  feeKobo: Kobo;
  isOpen: boolean;
}

function zoneColumns(db: Db) {
  return db`
    zone.id, zone.city_id as "cityId", zone.name, zone.latitude, zone.longitude, zone.outline,
    zone.fee_kobo as "feeKobo", zone.is_open as "isOpen", zone.changed_at as "changedAt"`;
}

/** The zones that are open, in one city or in all, of those that are shown. */
export function readOpenZones(db: Db, cityId: CityId | null): Promise<ZoneRow[]> {
  return db.rows(zoneRow)`
    select ${zoneColumns(db)} from zone join city on city.id = zone.city_id and city.is_active
    where zone.is_open and (${cityId}::uuid is null or zone.city_id = ${cityId}::uuid) order by lower(zone.name)`;
}

export function readZones(db: Db): Promise<ZoneRow[]> {
  return db.rows(zoneRow)`select ${zoneColumns(db)} from zone order by lower(zone.name)`;
}

/** One writer at a time; the database asks the same before it tests an outline. */
export async function lockZones(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('zones'))`;
}

const cityRow = { id: idOf<CityId>(), name: text, latitude: number, longitude: number };
export type CityOfZonesRow = RowOf<typeof cityRow>;

export function readCitiesOfZones(db: Db): Promise<CityOfZonesRow[]> {
  return db.rows(cityRow)`select id, name, latitude, longitude from city order by lower(name)`;
}

export async function insertZone(
  db: Db,
  { id, cityId, ...facts }: ZoneFacts & { id: string; cityId: string },
): Promise<ZoneRow> {
  const [row] = await db.one(zoneRow)`
    insert into zone (id, city_id, name, outline, latitude, longitude, fee_kobo, is_open)
    values (${id}, ${cityId}, ${facts.name}, ${facts.outline.flat()}::integer[], ${facts.middle.latitude},
      ${facts.middle.longitude}, ${facts.feeKobo}, ${facts.isOpen})
    returning ${zoneColumns(db)}`;
  return row;
}

export async function updateZone(db: Db, id: string, facts: ZoneFacts): Promise<ZoneRow> {
  const [row] = await db.one(zoneRow)`
    update zone set name = ${facts.name}, outline = ${facts.outline.flat()}::integer[],
      latitude = ${facts.middle.latitude}, longitude = ${facts.middle.longitude}, fee_kobo = ${facts.feeKobo},
      is_open = ${facts.isOpen}, changed_at = now()
    where id = ${id}
    returning ${zoneColumns(db)}`;
  return row;
}

/** Addresses that people keep go along with a zone that is called otherwise from now on. */
export async function renameAddresses(db: Db, before: string, after: string): Promise<void> {
  await db`update saved_address set area = ${after} where lower(area) = lower(${before})`;
}

/** Outlines are tested where all of them are as they shall be. */
export async function deferOverlaps(db: Db): Promise<void> {
  await db`set constraints zones_do_not_overlap deferred`;
}

export async function testOverlaps(db: Db): Promise<void> {
  await db`set constraints zones_do_not_overlap immediate`;
}
