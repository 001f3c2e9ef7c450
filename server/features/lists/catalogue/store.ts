import * as z from 'zod/mini';
import { type CatalogueItemId, cityNames, stalls } from '#contract/lists/catalogue/schema.ts';
import { measures } from '#contract/measures/measures.ts';
import { type MeasureWeight, measureWeight } from '#contract/lists/load/weights.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, idOf, json, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { cityNamesOf } from './store-city-names.ts';

const catalogueRow = {
  id: idOf<CatalogueItemId>(),
  name: text,
  aliases: arrayOf(text),
  defaultMeasure: oneOf(measures),
  options: arrayOf(text),
  stall: oneOf(stalls),
  isActive: boolean,
  weights: json(z.array(measureWeight)),
  cityNames: json(cityNames),
};
export type CatalogueRow = RowOf<typeof catalogueRow>;

export type CatalogueFacts = Omit<CatalogueRow, 'id'>;
type ItemFacts = Omit<CatalogueFacts, 'weights' | 'cityNames'>;

function itemColumns(db: Db) {
  return db`
    item.id, item.name, item.aliases, item.default_measure as "defaultMeasure", item.options, item.stall,
    item.is_active as "isActive", ${weightsOf(db)} as weights, ${cityNamesOf(db)} as "cityNames"`;
}

function weightsOf(db: Db) {
  return db`(
    select coalesce(json_agg(json_build_object('measure', weight.measure, 'grams', weight.grams)
      order by weight.measure collate "C"), '[]')
    from catalogue_weight as weight where weight.item_id = item.id)`;
}

export function readCatalogue(db: Db): Promise<CatalogueRow[]> {
  return db.rows(catalogueRow)`
    select ${itemColumns(db)} from catalogue_item as item order by item.name, item.id`;
}

/** The item, locked against others who change it; samples of it may still come in. */
export async function lockItem(db: Db, id: string): Promise<CatalogueRow | undefined> {
  await db`select from catalogue_item where id = ${id} for no key update`;
  // Read once it is locked: a statement that waited for the lock would still see the weights of before.
  const [row] = await db.rows(catalogueRow)`
    select ${itemColumns(db)} from catalogue_item as item where item.id = ${id}`;
  return row;
}

export async function insertItem(db: Db, item: ItemFacts): Promise<CatalogueItemId> {
  const [row] = await db.one({ id: catalogueRow.id })`
    insert into catalogue_item (name, aliases, default_measure, options, stall, is_active)
    values (${item.name}, ${item.aliases}::text[], ${item.defaultMeasure}, ${item.options}::text[],
      ${item.stall}, ${item.isActive})
    returning id`;
  return row.id;
}

/** Changes an item that its caller has locked. */
export async function updateItem(db: Db, id: string, item: ItemFacts): Promise<void> {
  await db`
    update catalogue_item
    set name = ${item.name}, aliases = ${item.aliases}::text[], default_measure = ${item.defaultMeasure},
      options = ${item.options}::text[], stall = ${item.stall}, is_active = ${item.isActive}, changed_at = now()
    where id = ${id}`;
}

/** Lets nobody else name an item until this transaction ends. */
export async function lockNames(db: Db): Promise<void> {
  await db`select pg_advisory_xact_lock(hashtext('catalogue names'))`;
}

/** True when no other item answers to any of these; who else names items waits until this transaction ends. */
export async function claimNames(db: Db, keys: readonly string[], forId: string | null): Promise<boolean> {
  await lockNames(db);
  const others = await db`
    select from catalogue_name
    where key = any(${[...keys]}::text[]) and (${forId}::uuid is null or item_id <> ${forId}::uuid) limit 1`;
  return others.length === 0;
}

/** From now on the item answers to these, and to nothing else. */
export async function keepNames(db: Db, itemId: string, keys: readonly string[]): Promise<void> {
  await db`delete from catalogue_name where item_id = ${itemId} and key <> all(${[...keys]}::text[])`;
  await db`
    insert into catalogue_name (key, item_id) select key, ${itemId}::uuid from unnest(${[...keys]}::text[]) as key
    on conflict (key) do nothing`;
}

/** True for the first who lays these first data, and for nobody after. */
export async function claimFirst(db: Db, noun: 'catalogue' | 'weights' | 'refused-goods'): Promise<boolean> {
  const rows = await db`insert into first_data (noun) values (${noun}) on conflict do nothing returning noun`;
  return rows.length > 0;
}

/** From now on these weights, and no others. */
export async function replaceWeights(
  db: Db,
  itemId: string,
  weights: readonly MeasureWeight[],
): Promise<void> {
  await db`
    delete from catalogue_weight
    where item_id = ${itemId} and measure <> all(${weights.map((one) => one.measure)}::text[])`;
  await db`
    insert into catalogue_weight (item_id, measure, grams)
    select ${itemId}::uuid, measure, grams
    from unnest(${weights.map((one) => one.measure)}::text[], ${weights.map(({ grams }) => grams)}::int[])
      as weight (measure, grams)
    on conflict (item_id, measure) do update set grams = excluded.grams`;
}

/** Weights of items that answer to these names; one that an admin gave already stays. */
export async function insertFirstWeights(
  db: Db,
  weights: readonly (MeasureWeight & { key: string })[],
): Promise<void> {
  await db`
    insert into catalogue_weight (item_id, measure, grams)
    select named.item_id, weight.measure, weight.grams
    from unnest(${weights.map(({ key }) => key)}::text[], ${weights.map((one) => one.measure)}::text[],
      ${weights.map(({ grams }) => grams)}::int[]) as weight (key, measure, grams)
    join catalogue_name as named on named.key = weight.key
    on conflict do nothing`;
}
