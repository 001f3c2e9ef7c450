import * as z from 'zod/mini';
import { guideFrom, type PriceGuide } from '#contract/lists/prices/guide.ts';
import { type Measure, measure as measureSchema } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { correctedFrom, figureColumns, learnedAt, learnedFrom, lineFigures } from '../prices/store/guide.ts';

/** A line as the database is asked about it: by its name, or by the item that the name is known to mean. */
export interface AskedLine {
  key: string | null;
  itemId: string | null;
  measure: Measure | null;
}

/** Facts about a line: its most likely item, that item’s price at the market, and the weight of one measure. */
export interface KnownLine {
  itemId: string | null;
  guide: PriceGuide | null;
  /** The measure that was said, else the usual one of the item. */
  measure: Measure | null;
  gramsPerMeasure: number | null;
}

/** A known line as the database says it. */
export const lineFacts = z.object({
  ...lineFigures.shape,
  itemId: z.nullable(z.string()),
  /** The item's usual measure; null where the line was looked up by its item. */
  defaultMeasure: z.nullable(measureSchema),
  measure: z.nullable(measureSchema),
  gramsPerMeasure: z.nullable(z.number()),
  /** True where the name may mean another item in another city. */
  isOfCity: z.boolean(),
});
export type LineRow = z.output<typeof lineFacts>;

// Below this a stranger's price would stand beside the line more often than the right one.
const leastLikeness = 0.5;

/**
 * The lines of a list, in their order, as one column of a larger query. A name means the item that is called just so in
 * the market's city, else the one that has just this name everywhere, or else the one whose name is spelt most like it; where that is known already its key is null, which is like nothing.
 * PostgreSQL is not shown how many lines there are: it would plan anew for each short list, dearer than reading it.
 */
export function linesColumn(db: Db, marketId: string, lines: readonly AskedLine[]) {
  // One by one: a name or two of it are looked for, and not the whole catalogue put beside them.
  const itemOf = db`
    cross join lateral (
      select id, default_measure from catalogue_item where id = named.item_id and is_active limit 1) as item`;
  const meant = db`select item.id, item.default_measure from catalogue_name named ${itemOf}`;
  return db`
    (select coalesce(json_agg(to_json(known) order by known.place), '[]')
     from (
       select line.place, line.item_id as "itemId", line.default_measure as "defaultMeasure", line.measure,
         (select grams from catalogue_weight as weight
          where weight.item_id = line.item_id and weight.measure = line.measure) as "gramsPerMeasure",
         exists (select from catalogue_city_name as named where named.key = line.key) as "isOfCity",
         ${figureColumns(db)}
       from (
         select written.place, written.key, coalesce(written.item_id, local.id, exact.id, alike.id) as item_id,
           coalesce(local.default_measure, exact.default_measure, alike.default_measure) as default_measure,
           coalesce(written.measure, local.default_measure, exact.default_measure, alike.default_measure) as measure
         from unnest((select ${lines.map(({ key }) => key)}::text[]),
           (select ${lines.map(({ itemId }) => itemId)}::uuid[]),
           (select ${lines.map(({ measure }) => measure)}::text[]))
           with ordinality as written (key, item_id, measure, place)
         left join lateral (
           select item.id, item.default_measure from catalogue_city_name named ${itemOf}
           where named.key = written.key and named.city_id = (select city_id from market where id = ${marketId})
           limit 1) as local on true
         left join lateral (${meant} where local.id is null and named.key = written.key limit 1) as exact on true
         left join lateral (
           ${meant} where local.id is null and exact.id is null and named.key % written.key
             and similarity(named.key, written.key) >= ${leastLikeness}
           order by similarity(named.key, written.key) desc, named.key limit 1) as alike on true
       ) as line
       left join price_correction as correction
         on correction.market_id = ${marketId} and correction.item_id = line.item_id
         and correction.measure = line.measure and correction.removed_at is null
       left join lateral (${learnedAt(db, marketId)} and item_id = line.item_id and measure = line.measure limit 1)
         as learned on true
     ) as known)`;
}

export function knownLine({ itemId, measure, gramsPerMeasure, ...figures }: LineRow): KnownLine {
  return { itemId, guide: guideFrom(correctedFrom(figures), learnedFrom(figures)), measure, gramsPerMeasure };
}
