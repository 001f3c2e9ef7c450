import type { CatalogueItemId } from '#contract/lists/catalogue/schema.ts';
import { guideDays } from '#contract/lists/prices/guide.ts';
import type { Measure } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { replaceCityNames } from '../catalogue/store-city-names.ts';
import { lockNames, type CatalogueFacts } from '../catalogue/store.ts';

/** Lets nobody else change an item, or a price by hand, until this transaction ends; samples of it may still come in. */
export async function lockCatalogue(db: Db): Promise<void> {
  // Rows before names, the order in which a change of one item locks them.
  await db`select from catalogue_item order by id for no key update`;
  await lockNames(db);
}

export interface WrittenItem {
  id: CatalogueItemId;
  facts: CatalogueFacts;
  keys: readonly string[];
}

/** Writes items as they are now to be, new ones too, in a catalogue that its caller has locked. */
export async function writeItems(db: Db, items: readonly WrittenItem[]): Promise<void> {
  const ids = items.map(({ id }) => id);
  await db`
    insert into catalogue_item (id, name, aliases, default_measure, options, stall, is_active)
    select id, name, aliases, "defaultMeasure", options, stall, "isActive"
    from jsonb_to_recordset(${db.json(items.map(({ id, facts }) => ({ id, ...facts })))}) as item (
      id uuid, name text, aliases text[], "defaultMeasure" text, options text[], stall text, "isActive" boolean)
    on conflict (id) do update
    set name = excluded.name, aliases = excluded.aliases, default_measure = excluded.default_measure,
      options = excluded.options, stall = excluded.stall, is_active = excluded.is_active, changed_at = now()`;
  const names = items.flatMap(({ id, keys }) => keys.map((key) => ({ id, key })));
  // All go before any comes: two items may have changed names.
  await db`delete from catalogue_name where item_id = any(${ids}::uuid[])`;
  await db`
    insert into catalogue_name (key, item_id)
    select key, item_id
    from unnest(${names.map(({ key }) => key)}::text[], ${names.map(({ id }) => id)}::uuid[]) as name (key, item_id)`;
  await replaceCityNames(
    db,
    items.map(({ id, facts }) => ({ id, cityNames: facts.cityNames })),
  );
  const weights = items.flatMap(({ id, facts }) => facts.weights.map((weight) => ({ id, ...weight })));
  await db`delete from catalogue_weight where item_id = any(${ids}::uuid[])`;
  await db`
    insert into catalogue_weight (item_id, measure, grams)
    select item_id, measure, grams
    from unnest(${weights.map(({ id }) => id)}::uuid[], ${weights.map(({ measure }) => measure)}::text[],
      ${weights.map(({ grams }) => grams)}::int[]) as weight (item_id, measure, grams)`;
}

export interface WrittenPrice {
  itemId: CatalogueItemId;
  measure: Measure;
  kobo: number;
}

interface Writing {
  marketId: string;
  by: string;
  /** The day in Lagos. */
  day: string;
}

function columnsOf(prices: readonly WrittenPrice[]) {
  return {
    items: prices.map(({ itemId }) => itemId),
    measures: prices.map(({ measure }) => measure),
    kobo: prices.map(({ kobo }) => kobo),
  };
}

/** Keeps a sample of the day for each, which counts at once, and learns them in this order. */
export async function writeSamples(
  db: Db,
  prices: readonly WrittenPrice[],
  { marketId, by, day }: Writing,
): Promise<void> {
  const { items, measures, kobo } = columnsOf(prices);
  await db`
    insert into price_sample (item_id, market_id, measure, kobo_per_measure, day, agent_id, state, is_seen)
    select item_id, ${marketId}::uuid, measure, kobo, ${day}::date, ${by}::uuid, 'accepted', true
    from unnest(${items}::uuid[], ${measures}::text[], ${kobo}::bigint[]) as price (item_id, measure, kobo)
    on conflict on constraint one_sample_a_day do update
    set kobo_per_measure = excluded.kobo_per_measure, state = excluded.state, is_seen = excluded.is_seen,
      recorded_at = now()`;
  await db`
    select learn_price(${marketId}, item_id, measure, ${day}::date, ${guideDays}::int)
    from (
      select item_id, measure
      from unnest(${items}::uuid[], ${measures}::text[]) with ordinality as price (item_id, measure, place)
      order by place) as learned`;
}

/** Sets each by hand, for items that its caller has locked; what stood before is history. */
export async function writeCorrections(
  db: Db,
  prices: readonly WrittenPrice[],
  { marketId, by }: Writing,
): Promise<void> {
  const { items, measures, kobo } = columnsOf(prices);
  await db`
    update price_correction as standing set removed_at = now()
    from unnest(${items}::uuid[], ${measures}::text[]) as price (item_id, measure)
    where standing.market_id = ${marketId} and standing.item_id = price.item_id
      and standing.measure = price.measure and standing.removed_at is null`;
  await db`
    insert into price_correction (item_id, market_id, measure, kobo_per_measure, corrected_by)
    select item_id, ${marketId}::uuid, measure, kobo, ${by}::uuid
    from unnest(${items}::uuid[], ${measures}::text[], ${kobo}::bigint[]) as price (item_id, measure, kobo)`;
}
