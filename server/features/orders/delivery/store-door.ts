import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

/** The place that an order is brought to. */
export const doorRow = { doorLatitude: number, doorLongitude: number };

/** The door of an order called `o`: its pin, else the middle of its area. In one piece, for each order is read with it. */
export function doorColumns(db: Db) {
  return db`
    coalesce(o.latitude, (select latitude from zone where id = o.zone_id),
      (select latitude from zone where lower(name) = lower(o.area)),
      (select latitude from market where id = o.market_id)) as "doorLatitude",
    coalesce(o.longitude, (select longitude from zone where id = o.zone_id),
      (select longitude from zone where lower(name) = lower(o.area)),
      (select longitude from market where id = o.market_id)) as "doorLongitude"`;
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
