import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

/** The place that an order is brought to. */
export const doorRow = { doorLatitude: number, doorLongitude: number };

/** The door of an order called `o`: its pin, else the middle of its area. */
export function doorColumns(db: Db) {
  const { latitude, longitude } = doorOn(db);
  return db`${latitude} as "doorLatitude", ${longitude} as "doorLongitude"`;
}

export function doorOn(db: Db) {
  const { latitude, longitude } = areaOn(db);
  return {
    latitude: db`coalesce(o.latitude, ${latitude})`,
    longitude: db`coalesce(o.longitude, ${longitude})`,
  };
}

/**
 * The middle of its zone. An order of a version that knew no zones has the one of its area's name, and where none is
 * called so any more, its market's place.
 */
export function areaOn(db: Db) {
  return {
    latitude: db`
      coalesce((select zone.latitude from zone where zone.id = o.zone_id),
        (select zone.latitude from zone where lower(zone.name) = lower(o.area)),
        (select stands.latitude from market stands where stands.id = o.market_id))`,
    longitude: db`
      coalesce((select zone.longitude from zone where zone.id = o.zone_id),
        (select zone.longitude from zone where lower(zone.name) = lower(o.area)),
        (select stands.longitude from market stands where stands.id = o.market_id))`,
  };
}
