import type { Database } from '#server/db/database.ts';
import { nullable, number, text } from '#server/db/sql/codecs.ts';

export interface TableTakes {
  table: string;
  rows: number;
  /** The rows themselves, with what the database writes before each. */
  rowBytes: number;
  /** One entry a row in each index, on pages that are filled as a tree's are when keys come in no order. */
  indexBytes: number;
}

// pg_column_size of a whole row counts its header.
const linePointer = 4;
const indexHeader = 8 + linePointer;
const filled = 0.7;

/** Bytes of each table’s rows, computed from the rows and not from files, whose pages are too large for few rows. */
export async function whatRowsTake(db: Database): Promise<TableTakes[]> {
  const tables = await db.rows({ table: text })`
    select relname as table from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where relkind = 'r' and nspname = 'public' order by 1`;
  const taken: TableTakes[] = [];
  for (const { table } of tables) {
    const [row] = await db.one({ rows: number, bytes: number })`
      select count(*)::int as rows, coalesce(sum(pg_column_size(t.*)), 0)::int as bytes from ${db(table)} t`;
    const indexBytes = await indexesOf(db, table);
    taken.push({ table, rows: row.rows, rowBytes: row.bytes + row.rows * linePointer, indexBytes });
  }
  return taken;
}

async function indexesOf(db: Database, table: string): Promise<number> {
  const indexes = await db.rows({ keys: text, condition: nullable(text) })`
    select array_to_string(array(
        select pg_get_indexdef(indexrelid, place, true) from generate_series(1, indnatts) as place), ', ') as keys,
      pg_get_expr(indpred, indrelid) as condition
    from pg_index join pg_class on pg_class.oid = indexrelid join pg_am on pg_am.oid = relam
    where indrelid = ${table}::regclass and amname = 'btree'`;
  let bytes = 0;
  for (const { keys, condition } of indexes) {
    const [row] = await db.unsafe(`
      select coalesce(sum(8 * ceil((pg_column_size(row(${keys})) - 24) / 8.0) + ${indexHeader}), 0)::int as bytes
      from ${table} ${condition === null ? '' : `where ${condition}`}`);
    bytes += Number(row?.['bytes']) / filled;
  }
  return bytes;
}

export interface WalTakes {
  bytes: number;
  /** Whole pages among it, written again after each checkpoint. */
  pageImages: number;
  /** Waits for the disk. */
  syncs: number;
}

/** Write-ahead log since the database was made. */
export async function walSoFar(db: Database): Promise<WalTakes> {
  const [row] = await db.one({
    bytes: number,
    /** Whole pages among it, written again after each checkpoint. */
    pageImages: number,
    /** The number of waits for the disk. */
    syncs: number,
  })`
    select wal_bytes::bigint as bytes, wal_fpi as "pageImages", wal_sync as syncs from pg_stat_wal`;
  return row;
}
