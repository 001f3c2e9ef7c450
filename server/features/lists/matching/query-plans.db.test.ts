import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { measures } from '#contract/measures/measures.ts';
import type { Db } from '#server/db/database.ts';
import { json, number, text } from '#server/db/sql/codecs.ts';
import type { RowOf } from '#server/db/sql/row.ts';
import { freshDatabase } from '#test/database.ts';
import { guidesFor } from '../prices/store/guide.ts';
import { askOfLines } from './store-match-cache.ts';
import { lineFacts, linesColumn } from './store-matches.ts';

const { db } = await freshDatabase();
// One connection, so that what it counted can be asked of it.
const connection = await db.reserve();

const things = 40_000;
const days = 60;

await connection`
  insert into catalogue_item (id, name, aliases, default_measure, options, stall)
  select gen_random_uuid(), initcap(md5(number::text)), '{}', 'piece', '{}', 'household'
  from generate_series(1, ${things}) as number`;
await connection`
  insert into catalogue_name (key, item_id)
  select substr(lower(name), 1, 5 + length(name) % 7) || ' ' || substr(lower(name), 13, 6), id
  from catalogue_item on conflict do nothing`;
const [market] = await connection.rows({ id: text })`
  insert into market (name, slug, description, location, is_active, market_days)
  values ('Big Market', 'big-market', '', 'Abuja', true, '{monday}') returning id`;
const [agent] = await connection.rows({ id: text })`
  insert into account (username, username_key, password_hash) values ('Bola', 'bola', 'x') returning id`;
const marketId = market?.id ?? '';
await connection`
  insert into price_sample (item_id, market_id, measure, kobo_per_measure, day, agent_id, state)
  select item.id, ${marketId}, 'piece', 100 + age, (now() at time zone 'Africa/Lagos')::date - age, ${agent?.id ?? ''}, 'accepted'
  from (select id from catalogue_item order by id limit 2000) as item, generate_series(0, ${days - 1}) as age`;
await connection`
  select learn_price(market_id, item_id, measure, (now() at time zone 'Africa/Lagos')::date, ${days})
  from (select distinct market_id, item_id, measure from price_sample) as price`;
await connection`analyze catalogue_item, catalogue_name, price_sample, price_learned, price_correction`;

const readsRow = {
  endToEnd: number,
  byIndex: number,
};
type Reads = RowOf<typeof readsRow>;

/** Sequential scans of the table and scans of this index, by PostgreSQL’s own count. */
async function readsOf(table: string, index: string, work: (db: Db) => Promise<unknown>): Promise<Reads> {
  const before = await counters(table, index);
  await work(connection);
  const after = await counters(table, index);
  return { endToEnd: after.endToEnd - before.endToEnd, byIndex: after.byIndex - before.byIndex };
}

async function counters(table: string, index: string): Promise<Reads> {
  await connection`select pg_stat_force_next_flush()`;
  const [row] = await connection.rows(readsRow)`
    select seq_scan as "endToEnd", idx_scan as "byIndex"
    from (select seq_scan from pg_stat_user_tables where relname = ${table}) as of_table,
      (select idx_scan from pg_stat_user_indexes where indexrelname = ${index}) as of_index`;
  if (row === undefined) throw new Error(`there is no ${index} on ${table}`);
  return row;
}

async function someName(): Promise<string> {
  const [row] = await connection.rows({ key: text })`
    select key from catalogue_name order by key offset ${things / 2} limit 1`;
  return row?.key ?? '';
}

test('matching two hundred lines of a list reads the names by index only', async () => {
  const name = await someName();
  const lines = Array.from({ length: 200 }, (_line, place) => `${name}${place}`);
  const written = [name, ...lines].map((key) => ({ key, itemId: null, measure: null }));
  const reads = await readsOf(
    'catalogue_name',
    'catalogue_name_spelling',
    (reading) => reading`select ${linesColumn(reading, marketId, written)}`,
  );
  expect(reads.endToEnd).toBe(0);
  expect(reads.byIndex).toBeGreaterThan(0);
});

/** Names that the index of spellings has found so far. */
async function namesFound(): Promise<number> {
  await connection`select pg_stat_force_next_flush()`;
  const [row] = await connection.rows({ found: number })`
    select idx_tup_read as found from pg_stat_user_indexes where indexrelname = 'catalogue_name_spelling'`;
  return row?.found ?? Number.NaN;
}

test('a name that was looked for is not looked for again until the catalogue changes', async () => {
  const written = [{ name: `${await someName()}zq`, measure: null }];
  const ask = (reading: Db) =>
    askOfLines(written, async (lines) => {
      const [row] = await reading.one({ edition: text, known: json(z.array(lineFacts)) })`
        select (select id from catalogue_edition) as edition, ${linesColumn(reading, marketId, lines)} as known`;
      return row;
    });
  const namesRead = async () => {
    const before = await namesFound();
    await ask(connection);
    return (await namesFound()) - before;
  };
  expect(await namesRead()).toBeGreaterThan(0);
  expect(await namesRead()).toBe(0);
  await connection`update catalogue_item set is_active = is_active where name = 'nobody sells this'`;
  expect(await namesRead()).toBeGreaterThan(0);
});

test('the guides of fifty lines are a row each, whatever 120,000 samples say', async () => {
  const items = await connection.rows({ id: text })`select id from catalogue_item order by id limit 50`;
  const wanted = items.map(({ id }) => ({ itemId: id, measure: measures[14] }));
  const reads = await readsOf('price_learned', 'price_learned_pkey', async (reading) => {
    const guides = await guidesFor(reading, marketId, wanted);
    expect(guides.map((guide) => guide?.samples)).toEqual(wanted.map(() => days));
  });
  expect(reads).toEqual({ endToEnd: 0, byIndex: 50 });
});
