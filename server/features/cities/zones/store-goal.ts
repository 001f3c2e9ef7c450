import * as z from 'zod/mini';
import type { Place } from '#contract/areas.ts';
import { pointsOf } from '#contract/cities/zones/outline.ts';
import { zoneId, type ZoneId } from '#contract/cities/ids.ts';
import { goalOf } from '#contract/cities/zones/resolve.ts';
import { asKobo, type Kobo } from '#contract/kobo.ts';
import type { Db } from '#server/db/database.ts';
import type { Part } from '#server/db/sql/query.ts';

/** A zone that an address may mean. */
export const zoneMeant = z.object({
  id: zoneId,
  name: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  outline: z.array(z.number()),
  feeKobo: z.number(),
  isOpen: z.boolean(),
});
export type ZoneMeant = z.output<typeof zoneMeant>;

interface PlaceParts {
  area: Part;
  latitude: Part;
  longitude: Part;
}

/** The zones that have the address's name or whose bounds hold its pin, as one value; those of one city where it is given. */
export function zonesMeant(db: Db, { area, latitude, longitude }: PlaceParts, cityId: Part | null = null) {
  return db`(
    select coalesce(json_agg(json_build_object('id', zone.id, 'name', zone.name, 'latitude', zone.latitude,
      'longitude', zone.longitude, 'outline', zone.outline, 'feeKobo', zone.fee_kobo, 'isOpen', zone.is_open)), '[]')
    from zone
    where (lower(zone.name) = lower(${area})
        or (round(${latitude} * 1000000) between zone.south and zone.north
          and round(${longitude} * 1000000) between zone.west and zone.east))
      and ${cityId === null ? db`zone.city_id in (select id from city where is_active)` : db`zone.city_id = ${cityId}`})`;
}

/** The zone that an order goes to. */
export interface Goal {
  zoneId: ZoneId;
  /** The name that the address keeps. */
  area: string;
  /** The middle of the zone, and the pin where there is one. */
  middle: Place;
  door: Place;
  feeKobo: Kobo;
}

/** The goal of an address; undefined where it means no open zone. */
export function goalAmong(
  zones: readonly ZoneMeant[],
  address: { area: string; pin: Place | null },
): Goal | undefined {
  const goal = goalOf(
    zones.map(({ latitude, longitude, ...zone }) => ({
      ...zone,
      middle: { latitude, longitude },
      outline: pointsOf(zone.outline),
    })),
    address,
  );
  if (goal === undefined) return undefined;
  const { zone, area, door } = goal;
  return { zoneId: zone.id, area, middle: zone.middle, door, feeKobo: asKobo(zone.feeKobo) };
}
