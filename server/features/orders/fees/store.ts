import { servedAreaNames } from '#contract/areas.ts';
import { loadClasses } from '#contract/lists/load/load-class.ts';
import type { Db } from '#server/db/database.ts';
import { kobo, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { earningColumns, earningFactsRow, withTerms } from '../money/store-earnings.ts';

const exampleRow = {
  marketName: text,
  marketLatitude: number,
  marketLongitude: number,
  area: oneOf(servedAreaNames),
  latitude: nullable(number),
  longitude: nullable(number),
  load: oneOf(loadClasses),
  serviceFeeKobo: kobo,
  ...earningFactsRow,
};
export type ExampleRow = RowOf<typeof exampleRow>;

/** The last orders that were delivered since a time, with their fees and terms. */
export function readExamples(db: Db, since: Date, most: number): Promise<ExampleRow[]> {
  return db.rows(exampleRow)`
    select market.name as "marketName", market.latitude as "marketLatitude", market.longitude as "marketLongitude",
      o.area, o.latitude, o.longitude, o.fee_load as load, o.service_fee_kobo as "serviceFeeKobo",
      ${earningColumns(db)}
    from order_event ended join customer_order o on o.id = ended.order_id
      join market on market.id = o.market_id ${withTerms(db)}
    where ended.action = 'deliver' and ended.at >= ${since} and o.status in ('delivered', 'completed')
    order by ended.at desc, o.number desc limit ${most}`;
}
