import { type CatalogueItemId, stalls } from '#contract/lists/catalogue/schema.ts';
import { measures } from '#contract/lists/schema.ts';
import type { Db } from '#server/db/database.ts';
import { arrayOf, boolean, idOf, oneOf, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';

const catalogueRow = {
  id: idOf<CatalogueItemId>(),
  name: text,
  aliases: arrayOf(text),
  defaultMeasure: oneOf(measures),
  options: arrayOf(text),
  stall: oneOf(stalls),
  isActive: boolean,
};
export type CatalogueRow = RowOf<typeof catalogueRow>;

export type CatalogueFacts = Omit<CatalogueRow, 'id'>;

function itemColumns(db: Db) {
  return db`
    item.id, item.name, item.aliases, item.default_measure as "defaultMeasure", item.options, item.stall,
    item.is_active as "isActive"`;
}

export function readCatalogue(db: Db): Promise<CatalogueRow[]> {
  return db.rows(catalogueRow)`
    select ${itemColumns(db)} from catalogue_item as item order by item.name, item.id`;
}

/** The item, locked against others who change it; samples of it may still come in. */
export async function lockItem(db: Db, id: string): Promise<CatalogueRow | undefined> {
  const [row] = await db.rows(catalogueRow)`
    select ${itemColumns(db)} from catalogue_item as item where item.id = ${id} for no key update`;
  return row;
}

export async function insertItem(db: Db, item: CatalogueFacts): Promise<CatalogueRow> {
  const [row] = await db.rows(catalogueRow)`
    insert into catalogue_item as item (name, aliases, default_measure, options, stall, is_active)
    values (${item.name}, ${item.aliases}::text[], ${item.defaultMeasure}, ${item.options}::text[],
      ${item.stall}, ${item.isActive})
    returning ${itemColumns(db)}`;
  if (row === undefined) throw new Error('an item was kept and cannot be read');
  return row;
}

/** The item as it is now, for one that its caller has locked. */
export async function updateItem(db: Db, id: string, item: CatalogueFacts): Promise<CatalogueRow> {
  const [row] = await db.rows(catalogueRow)`
    update catalogue_item as item
    set name = ${item.name}, aliases = ${item.aliases}::text[], default_measure = ${item.defaultMeasure},
      options = ${item.options}::text[], stall = ${item.stall}, is_active = ${item.isActive}, changed_at = now()
    where item.id = ${id}
    returning ${itemColumns(db)}`;
  if (row === undefined) throw new Error('a locked item went away');
  return row;
}

/** True when no other item answers to any of these; who else names items waits until this transaction ends. */
export async function claimNames(db: Db, keys: readonly string[], forId: string | null): Promise<boolean> {
  await db`select pg_advisory_xact_lock(hashtext('catalogue names'))`;
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

/** True for the first who lays the catalogue's first data, and for nobody after. */
export async function claimFirstCatalogue(db: Db): Promise<boolean> {
  const rows =
    await db`insert into first_data (noun) values ('catalogue') on conflict do nothing returning noun`;
  return rows.length > 0;
}
