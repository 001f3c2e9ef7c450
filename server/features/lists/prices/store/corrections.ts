import type { Measure } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { number } from '#server/db/sql/codecs.ts';

export interface PricedPlace {
  itemId: string;
  marketId: string;
  measure: Measure;
}

export async function isMarket(db: Db, id: string): Promise<boolean> {
  return (await db`select from market where id = ${id}`).length > 0;
}

export async function isItem(db: Db, id: string): Promise<boolean> {
  return (await db`select from catalogue_item where id = ${id}`).length > 0;
}

/** Sets a price by hand, for an item that its caller has locked. */
export async function insertCorrection(
  db: Db,
  { itemId, marketId, measure }: PricedPlace,
  koboPerMeasure: number,
  by: string,
): Promise<void> {
  await db`
    insert into price_correction (item_id, market_id, measure, kobo_per_measure, corrected_by)
    values (${itemId}, ${marketId}, ${measure}, ${koboPerMeasure}, ${by})`;
}

/** Takes away what stands, and says what it was. */
export async function endCorrection(
  db: Db,
  { itemId, marketId, measure }: PricedPlace,
): Promise<number | undefined> {
  const [row] = await db.rows({ kobo: number })`
    update price_correction set removed_at = now()
    where item_id = ${itemId} and market_id = ${marketId} and measure = ${measure} and removed_at is null
    returning kobo_per_measure as kobo`;
  return row?.kobo;
}
