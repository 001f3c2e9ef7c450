import type { Stall } from '#contract/lists/catalogue/schema.ts';
import {
  guideFrom,
  type CorrectedPrice,
  type LearnedPrice,
  type PriceGuide,
} from '#contract/lists/prices/guide.ts';
import type { GuidedItem } from '#contract/lists/prices/schema.ts';
import { asKobo } from '#contract/kobo.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { Db } from '#server/db/database.ts';

export interface Figures {
  samples: number | null;
  medianKobo: number | null;
  lowKobo: number | null;
  highKobo: number | null;
  newestOn: string | null;
  correctedKobo: number | null;
  correctedOn: string | null;
}

export function figureColumns(db: Db) {
  return db`
    learned.samples, learned.median as "medianKobo", learned.low as "lowKobo", learned.high as "highKobo",
    learned.newest_on::text as "newestOn", correction.kobo_per_measure as "correctedKobo",
    (correction.corrected_at at time zone 'Africa/Lagos')::date::text as "correctedOn"`;
}

/** What accepted samples of the last days say: a row a price, said anew with each sample. */
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

/** What is known of these prices at a market, in the same order, in one query; null where nobody knows. */
export async function guidesFor(
  db: Db,
  marketId: string,
  wanted: readonly { itemId: string; measure: Measure }[],
): Promise<(PriceGuide | null)[]> {
  const rows = await db<Figures[]>`
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

export interface KeptPriceRow {
  itemId: string;
  itemName: string;
  stall: Stall;
  measure: Measure;
  learned: LearnedPrice | null;
  corrected: (CorrectedPrice & { by: string }) | null;
}

/** What things cost at a market, those that are offered; unsorted, for they are looked up and never read through. */
export async function readGuide(db: Db, marketId: string): Promise<GuidedItem[]> {
  const rows = await db<({ itemName: string; measure: Measure } & Figures)[]>`
    select item.name as "itemName", measure, ${figureColumns(db)}
    from ${knownPrices(db, marketId, null)}
    where item.is_active`;
  return rows.flatMap((row) => {
    const guide = guideFrom(correctedFrom(row), learnedFrom(row));
    return guide === null ? [] : [{ item: { name: row.itemName }, measure: row.measure, guide }];
  });
}

/** Everything that is known of a market's prices, by item; of one item alone where it is named. */
export async function readPrices(db: Db, marketId: string, itemId: string | null): Promise<KeptPriceRow[]> {
  const rows = await db<(Omit<KeptPriceRow, 'learned' | 'corrected'> & Figures & { correctedBy: string })[]>`
    select item.id as "itemId", item.name as "itemName", item.stall, measure,
      (select username from account where id = correction.corrected_by) as "correctedBy", ${figureColumns(db)}
    from ${knownPrices(db, marketId, itemId)}
    order by item.name, item.id, measure`;
  return rows.map((row) => {
    const corrected = correctedFrom(row);
    return {
      itemId: row.itemId,
      itemName: row.itemName,
      stall: row.stall,
      measure: row.measure,
      learned: learnedFrom(row),
      corrected: corrected === null ? null : { ...corrected, by: row.correctedBy },
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
