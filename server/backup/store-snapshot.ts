import type { OwnConnection } from '../db/connections/own-connection.ts';
import type { Database, Db } from '../db/database.ts';
import { arrayOf, boolean, instant, number, text } from '../db/sql/codecs.ts';
import type { RowOf } from '../db/sql/row.ts';
import { holdAllFiles } from '../media/store.ts';

/** A table as a backup takes it: what PostgreSQL reckons by itself is left out. */
const tableShapeRow = {
  name: text,
  columns: arrayOf(text),
  /** Columns that count transactions: elsewhere they would name other ones. */
  transactionColumns: arrayOf(text),
};
export type TableShape = RowOf<typeof tableShapeRow>;

export interface SequenceStand {
  name: string;
  last: number;
  isCalled: boolean;
}

/** Everything as it was at one moment. It lasts until `end`, while others go on writing. */
export interface Snapshot {
  connection: OwnConnection;
  end: () => Promise<void>;
}

/** A connection under which no picture goes that a row needs, until `release`. */
export async function holdPictures(
  db: Database,
): Promise<{ connection: OwnConnection; release: () => Promise<void> }> {
  const connection = await db.reserve();
  // Before the snapshot, which would else be older than the promise.
  await holdAllFiles(connection);
  return {
    connection,
    // The promise ends with its connection.
    release: () => connection.release(),
  };
}

export async function openSnapshot(connection: OwnConnection): Promise<Snapshot> {
  await connection`begin isolation level repeatable read read only`;
  for (const setting of [
    'statement_timeout = 0',
    'idle_in_transaction_session_timeout = 0',
    "datestyle = 'ISO'",
    "intervalstyle = 'postgres'",
    'extra_float_digits = 1',
    "bytea_output = 'hex'",
  ])
    await connection.unsafe(`set local ${setting}`);
  return { connection, end: async () => void (await connection`commit`) };
}

export async function readMoment(db: Db): Promise<{ takenAt: Date; postgres: string }> {
  const [row] = await db.one({ takenAt: instant, postgres: text })`
    select now() as "takenAt", current_setting('server_version') as postgres`;
  return row;
}

export function readApplied(db: Db): Promise<{ name: string; checksum: string }[]> {
  return db.rows({ name: text, checksum: text })`select name, checksum from migration order by name`;
}

/** Every table of the product. */
export async function readTables(db: Db): Promise<TableShape[]> {
  const tables = await db.rows(tableShapeRow)`
    select class.relname as name,
      coalesce(array_agg(attname::text order by attnum) filter (where attgenerated = ''), '{}') as columns,
      coalesce(array_agg(attname::text) filter (where atttypid in ('xid8'::regtype, 'xid'::regtype)), '{}')
        as "transactionColumns"
    from pg_class class join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not exists (select from pg_depend where objid = class.oid and deptype = 'e')
    group by class.relname order by class.relname`;
  return [...tables];
}

/** Taken after the tables: whatever number a row of theirs has, the sequence was there before. */
export async function readSequences(db: Db): Promise<SequenceStand[]> {
  const names = await db.rows({ name: text })`
    select sequencename as name from pg_sequences where schemaname = 'public' order by sequencename`;
  const stands: SequenceStand[] = [];
  for (const { name } of names) {
    const [row] = await db.rows({ last: number, isCalled: boolean })`
      select last_value as last, is_called as "isCalled" from ${db(name)}`;
    if (row !== undefined) stands.push({ name, ...row });
  }
  return stands;
}

/** The contents of pictures and recordings that the rows of this moment name. */
export async function readPictureContents(db: Db): Promise<string[]> {
  // The column is younger than backups may be, and so is the table of recordings.
  const pictures = await db.rows({ sha256: text })`
    select distinct sha256 from picture
    where coalesce((to_jsonb(picture) ->> 'is_kept')::boolean, true)`;
  const [known] = await db.one({ isKnown: boolean })`
    select to_regclass('recording') is not null as "isKnown"`;
  const recordings = known.isKnown
    ? await db.rows({ sha256: text })`select distinct sha256 from recording where is_kept`
    : [];
  return [...new Set([...pictures, ...recordings].map(({ sha256 }) => sha256))].toSorted();
}

/** Tells those who watch the place that it is on the safe side again; a place older than its version has no word for it. */
export async function keepMade(db: Db, at: Date): Promise<void> {
  const [row] = await db.rows({ isKnown: boolean })`
    select to_regclass('backup_made') is not null as "isKnown"`;
  if (row?.isKnown !== true) return;
  await db`
    insert into backup_made (way, made_at) values ('whole', ${at})
    on conflict (way) do update set made_at = excluded.made_at`;
}

/** A table's rows in COPY's text, a line each; `rows` is what it came to in the end. */
export async function* copyOut(
  connection: OwnConnection,
  { name, columns, transactionColumns }: TableShape,
  counted: { rows: number },
): AsyncGenerator<Buffer> {
  const chosen = columns.map((column) =>
    transactionColumns.includes(column) ? `'0' as ${quoted(column)}` : quoted(column),
  );
  const chunks: AsyncIterable<Buffer> = connection.copyTo(
    `copy (select ${chosen.join(', ')} from ${quoted(name)}) to stdout`,
  );
  for await (const chunk of chunks) {
    counted.rows += linesIn(chunk);
    yield chunk;
  }
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** A line break inside a value is written as two letters, so each one there is ends a row. */
function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  return lines;
}
