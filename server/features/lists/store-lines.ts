import { guideFrom, type PriceGuide } from '#contract/lists/guide.ts';
import { catalogueKey } from '#contract/lists/catalogue-key.ts';
import type { Measure } from '#contract/lists/schema.ts';
import type { Db } from '../../db/database.ts';
import { correctedFrom, figureColumns, learnedAt, learnedFrom, type Figures } from './store-guide.ts';

/** What is known of a line as it was written: the item it most likely means, and what that costs at the market. */
export interface KnownLine {
  itemId: string | null;
  guide: PriceGuide | null;
}

/** A known line as the database says it. */
export interface LineRow extends Figures {
  itemId: string | null;
}

// Below this a stranger's price would stand beside the line more often than the right one.
const leastLikeness = 0.5;

/**
 * The lines of a list, in their order, as one column of a larger query. A name means the item that has just this name,
 * or else the one whose name is spelt most like it.
 */
export function linesColumn(
  db: Db,
  marketId: string,
  lines: readonly { name: string; measure: Measure | null }[],
) {
  return db`
    (select coalesce(json_agg(to_json(known) order by known.place), '[]')
     from (
       select line.place, line.item_id as "itemId", ${figureColumns(db)}
       from (
         select written.place, item.id as item_id, coalesce(written.measure, item.default_measure) as measure
         from unnest(${lines.map(({ name }) => catalogueKey(name))}::text[],
           ${lines.map(({ measure }) => measure)}::text[]) with ordinality as written (key, measure, place)
         left join catalogue_item as item on item.id = coalesce(
           (select item_id from catalogue_name join catalogue_item as named on named.id = item_id
            where key = written.key and named.is_active),
           (select item_id from catalogue_name join catalogue_item as alike on alike.id = item_id
            where key % written.key and similarity(key, written.key) >= ${leastLikeness} and alike.is_active
            order by similarity(key, written.key) desc, key limit 1))
       ) as line
       left join price_correction as correction
         on correction.market_id = ${marketId} and correction.item_id = line.item_id
         and correction.measure = line.measure and correction.removed_at is null
       left join lateral (${learnedAt(db, marketId)} and item_id = line.item_id and measure = line.measure limit 1)
         as learned on true
     ) as known)`;
}

export function knownLine({ itemId, ...figures }: LineRow): KnownLine {
  return { itemId, guide: guideFrom(correctedFrom(figures), learnedFrom(figures)) };
}
