import { pipeline } from 'node:stream/promises';
import type { OwnConnection } from '../db/connections/own-connection.ts';
import type { Db } from '../db/database.ts';
import { number, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';
import { quoted, type SequenceStand, type TableShape } from './store-snapshot.ts';

/** The statements that follow once the rows are in. */
export type PutBack = readonly string[];

/**
 * Makes the tables bare: no rows that migrations brought, no rule that looks from one row at another, no index. All of
 * it comes back over the whole, which is quicker, and proves anew that every rule holds.
 */
export async function bareTables(db: Db, tables: readonly TableShape[]): Promise<PutBack> {
  const names = tables.map(({ name }) => name);
  const rules = await db.rows({ take: text, make: text, place: number })`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make,
      case contype when 'f' then 2 else 0 end as place
    from pg_constraint
    where contype in ('f', 'p', 'u', 'x') and connamespace = 'public'::regnamespace
      and conrelid::regclass::text = any(${names.map(quotedWhereNeeded)}::text[])
    order by contype = 'f' desc, conname`;
  const indexes = await db.rows({ take: text, make: text, place: number })`
    select format('drop index %s', indexrelid::regclass) as take, pg_get_indexdef(indexrelid) as make, 1 as place
    from pg_index join pg_class as class on class.oid = indrelid
    where class.relname = any(${names}::text[]) and class.relnamespace = 'public'::regnamespace
      and not exists (select from pg_constraint where conindid = indexrelid)
    order by indexrelid`;
  const bars = [...rules, ...indexes];
  for (const { take } of bars) await db.unsafe(take);
  for (const name of names) await db.unsafe(`alter table ${quoted(name)} disable trigger user`);
  await db.unsafe(`truncate ${names.map(quoted).join(', ')}`);
  return [
    ...bars.toSorted((one, other) => one.place - other.place).map(({ make }) => make),
    ...names.map((name) => `alter table ${quoted(name)} enable trigger user`),
  ];
}

/** A table's name as PostgreSQL writes it: in quotes only where it must. */
function quotedWhereNeeded(name: string): string {
  return /^[a-z_][a-z0-9_]*$/.test(name) ? name : quoted(name);
}

/** Takes a table's rows in and says how many are there then. */
export async function copyIn(
  connection: OwnConnection,
  { name, columns }: { name: string; columns: readonly string[] },
  source: AsyncIterable<Buffer>,
): Promise<number> {
  const sink = connection.copyFrom(`copy ${quoted(name)} (${columns.map(quoted).join(', ')}) from stdin`);
  await pipeline(source, sink);
  const [row] = await connection.rows({ rows: number })`select count(*) as rows from ${connection(name)}`;
  return row?.rows ?? 0;
}

export async function setSequences(db: Db, stands: readonly SequenceStand[]): Promise<void> {
  for (const { name, last, isCalled } of stands)
    await db`select setval(${quoted(name)}::regclass, ${last}::bigint, ${isCalled})`;
}

/** A restore is done once or not at all: until it is over, its own haste costs nobody anything. */
export async function setRestoreSettings(db: Db): Promise<void> {
  await db`set synchronous_commit = off`;
  await db`set maintenance_work_mem = '256MB'`;
  await db`set datestyle = 'ISO'`;
  await db`set statement_timeout = 0`;
  await db`set lock_timeout = 0`;
}

export async function knowAnew(db: Db): Promise<void> {
  await db`vacuum (analyze)`;
}

/** The counts that a restore reports to the person who waits for it. */
const holdingsRow = {
  orders: number,
  accounts: number,
  postings: number,
  pictures: number,
};
export type Holdings = RowOf<typeof holdingsRow>;

export async function readHoldings(db: Db): Promise<Holdings> {
  const [row] = await db.one(holdingsRow)`
    select (select count(*) from customer_order) as orders, (select count(*) from account) as accounts,
      (select count(*) from ledger_posting) as postings,
      (select count(*) from (select sha256 from picture union select sha256 from recording) as contents) as pictures`;
  return row;
}
