import type { Db } from '#server/db/database.ts';
import { nullable, number } from '#server/db/sql/codecs.ts';

/** The pin of an order, and the middle of its area, which is its door where it has none. */
export const doorRow = {
  latitude: nullable(number),
  longitude: nullable(number),
  areaLatitude: number,
  areaLongitude: number,
};

/**
 * The door of an order called `o`. The middle of its area is that of its zone; an order of a version that knew no zones
 * has the one of its area's name, and where none is called so any more, its market's place.
 */
export function doorColumns(db: Db) {
  // In one piece: a fragment in a fragment is put together anew for each order that is read.
  return db`
    o.latitude, o.longitude,
    coalesce((select latitude from zone where id = o.zone_id),
      (select latitude from zone where lower(name) = lower(o.area)),
      (select latitude from market where id = o.market_id)) as "areaLatitude",
    coalesce((select longitude from zone where id = o.zone_id),
      (select longitude from zone where lower(name) = lower(o.area)),
      (select longitude from market where id = o.market_id)) as "areaLongitude"`;
}
