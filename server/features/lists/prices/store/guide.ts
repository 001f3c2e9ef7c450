import * as z from 'zod/mini';
import { asKobo } from '#contract/kobo.ts';
import { type CatalogueItemId, type Stall, stalls } from '#contract/lists/catalogue/schema.ts';
import {
  type CorrectedPrice,
  guideFrom,
  type LearnedPrice,
  type PriceGuide,
} from '#contract/lists/prices/guide.ts';
import type { GuidedItem } from '#contract/lists/prices/schema.ts';
import { type Measure, measures } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { idOf, nullable, number, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

export const figuresRow = {
  samples: nullable(number),
  medianKobo: nullable(number),
  lowKobo: nullable(number),
  highKobo: nullable(number),
  newestOn: nullable(text),
  correctedKobo: nullable(number),
  correctedOn: nullable(text),
};
export type Figures = RowOf<typeof figuresRow>;
/** The same where they are a part of JSON. */
export const lineFigures = z.object({
  samples: z.nullable(z.number()),
  medianKobo: z.nullable(z.number()),
  lowKobo: z.nullable(z.number()),
  highKobo: z.nullable(z.number()),
  newestOn: z.nullable(z.string()),
  correctedKobo: z.nullable(z.number()),
  correctedOn: z.nullable(z.string()),
}) satisfies z.ZodMiniType<Figures>;

export function figureColumns(db: Db) {
  return db`
    learned.samples, learned.median as "medianKobo", learned.low as "lowKobo", learned.high as "highKobo",
    learned.newest_on::text as "newestOn", correction.kobo_per_measure as "correctedKobo",
    (correction.corrected_at at time zone 'Africa/Lagos')::date::text as "correctedOn"`;
}

/** Price learned from recent samples: one row a price, written anew with each sample. */
export function learnedAt(db: Db, marketId: string) {
  return db`select * from price_learned where market_id = ${marketId}`;
}

export function learnedFrom({
  samples,
  medianKobo,
  lowKobo,
  highKobo,
  newestOn,
}: Figures): LearnedPrice | null {
  if (samples === null || medianKobo === null || lowKobo === null || highKobo === null || newestOn === null)
    return null;
  return {
    samples,
    medianKobo: asKobo(medianKobo),
    lowKobo: asKobo(lowKobo),
    highKobo: asKobo(highKobo),
    newestOn,
  };
}

export function correctedFrom({ correctedKobo, correctedOn }: Figures): CorrectedPrice | null {
  return correctedKobo === null || correctedOn === null
    ? null
    : { kobo: asKobo(correctedKobo), on: correctedOn };
}

/** Guides of these prices at a market, in the same order, in one query; null where unknown. */
export async function guidesFor(
  db: Db,
  marketId: string,
  wanted: readonly { itemId: string; measure: Measure }[],
): Promise<(PriceGuide | null)[]> {
  const rows = await db.rows(figuresRow)`
    select ${figureColumns(db)}
    from unnest(${wanted.map(({ itemId }) => itemId)}::uuid[], ${wanted.map((one) => one.measure)}::text[])
      with ordinality as wanted (item_id, measure, place)
    left join price_correction as correction
      on correction.market_id = ${marketId} and correction.item_id = wanted.item_id
      and correction.measure = wanted.measure and correction.removed_at is null
    left join lateral (${learnedAt(db, marketId)} and item_id = wanted.item_id and measure = wanted.measure limit 1)
      as learned on true
    order by wanted.place`;
  return rows.map((row) => guideFrom(correctedFrom(row), learnedFrom(row)));
}

export interface StoredPriceRow {
  itemId: CatalogueItemId;
  itemName: string;
  stall: Stall;
  measure: Measure;
  learned: LearnedPrice | null;
  corrected: (CorrectedPrice & { by: string }) | null;
}

/** Prices of the offered items at a market; unsorted, because they are looked up by key. */
export async function readGuide(db: Db, marketId: string): Promise<GuidedItem[]> {
  const rows = await db.rows({ itemName: text, measure: oneOf(measures), ...figuresRow })`
    select item.name as "itemName", measure, ${figureColumns(db)}
    from ${knownPrices(db, marketId, null)}
    where item.is_active`;
  return rows.flatMap((row) => {
    const guide = guideFrom(correctedFrom(row), learnedFrom(row));
    return guide === null ? [] : [{ item: { name: row.itemName }, measure: row.measure, guide }];
  });
}

/** Everything that is known of a market's prices, by item; of one item alone where it is named. */
export async function readPrices(db: Db, marketId: string, itemId: string | null): Promise<StoredPriceRow[]> {
  const rows = await db.rows({
    itemId: idOf<CatalogueItemId>(),
    itemName: text,
    stall: oneOf(stalls),
    measure: oneOf(measures),
    correctedBy: nullable(text),
    ...figuresRow,
  })`
    select item.id as "itemId", item.name as "itemName", item.stall, measure,
      (select username from account where id = correction.corrected_by) as "correctedBy", ${figureColumns(db)}
    from ${knownPrices(db, marketId, itemId)}
    order by item.name, item.id, measure`;
  return rows.map((row) => {
    const corrected = correctedFrom(row);
    const by = row.correctedBy;
    return {
      itemId: row.itemId,
      itemName: row.itemName,
      stall: row.stall,
      measure: row.measure,
      learned: learnedFrom(row),
      corrected: corrected === null || by === null ? null : { ...corrected, by },
    };
  });
}

/** A row a price that was learned or set by hand. */
function knownPrices(db: Db, marketId: string, itemId: string | null) {
  return db`
    (
      ${learnedAt(db, marketId)} and (${itemId}::uuid is null or item_id = ${itemId}::uuid)
    ) as learned
    full join (
      select * from price_correction
      where market_id = ${marketId} and removed_at is null
        and (${itemId}::uuid is null or item_id = ${itemId}::uuid)
    ) as correction using (item_id, measure)
    join catalogue_item as item on item.id = item_id`;
}
