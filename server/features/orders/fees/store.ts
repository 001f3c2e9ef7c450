import type { CityId } from '#contract/cities/ids.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import type { Db } from '#server/db/database.ts';
import { kobo, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { stopColumns, stopRow } from '../errands/store-stop.ts';
import { doorColumns, doorRow } from '../delivery/store-door.ts';
import { earningColumns, earningFactsRow, withTerms } from '../money/store-earnings.ts';

const exampleRow = {
  cityId: text,
  ...stopRow,
  area: text,
  ...doorRow,
  load: oneOf(loadClasses),
  /** The addition of its zone as it is now. */
  zoneKobo: kobo,
  serviceFeeKobo: kobo,
  ...earningFactsRow,
};
export type ExampleRow = RowOf<typeof exampleRow>;

interface Wanted {
  since: Date;
  /** Null for those of every city. */
  cityId: CityId | null;
  most: number;
}

/** The last orders that were delivered since a time, with their fees and terms. */
export function readExamples(db: Db, { since, cityId, most }: Wanted): Promise<ExampleRow[]> {
  return db.rows(exampleRow)`
    select o.city_id as "cityId", ${stopColumns(db)},
      o.area, ${doorColumns(db)}, o.fee_load as load,
      coalesce((select fee_kobo from zone where zone.id = o.zone_id),
        (select fee_kobo from zone where lower(zone.name) = lower(o.area)), 0) as "zoneKobo", o.service_fee_kobo as "serviceFeeKobo",
      ${earningColumns(db)}
    from order_event ended join customer_order o on o.id = ended.order_id
      join market on market.id = o.market_id ${withTerms(db)}
    where ended.action = 'deliver' and ended.at >= ${since} and o.status in ('delivered', 'completed')
      -- The place of a forgotten errand is gone.
      and (o.kind = 'market' or o.stop_latitude is not null)
      and (${cityId}::uuid is null or o.city_id = ${cityId})
    order by ended.at desc, o.number desc limit ${most}`;
}
