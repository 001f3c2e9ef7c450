import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { productRoot } from '#server/product-root.ts';
import type { Db } from '../database.ts';
import { inTurn } from '../migrate/in-turn.ts';
import { boolean, nullable, text } from '../sql/codecs.ts';
import { readingRole } from './reading-role.ts';

/** The views in which people read the database. A comment on their schema says of which form of the file they are. */
export interface ReadingViews {
  sql: string;
  checksum: string;
}

const file = join(productRoot, 'server/db/reading/views.sql');
const none = 'none';

export async function readReadingViews(): Promise<ReadingViews> {
  const sql = await readFile(file, 'utf8');
  return { sql, checksum: createHash('sha256').update(sql).digest('hex') };
}

/** Takes the views of another version away before migrations come, which could not drop a column that a view shows. */
export async function dropOtherViews(db: Db, { checksum }: ReadingViews): Promise<void> {
  const { stand } = await readStand(db);
  if (['absent', 'foreign', none, checksum].includes(stand)) return;
  const views = await db.rows({ name: text })`
    select oid::regclass::text as name from pg_class
    where relnamespace = 'reporting'::regnamespace and relkind = 'v'`;
  await endReaders(db);
  await inTurn(db, async () => {
    if (views.length > 0) await db.unsafe(`drop view ${views.map(({ name }) => name).join(', ')} cascade`);
    await markSchema(db, none);
  });
}

/**
 * Makes the views where they are missing. A schema of that name that another hand made is left alone, and who may make
 * none goes without.
 */
export async function ensureViews(db: Db, { sql, checksum }: ReadingViews): Promise<void> {
  const { stand, mayMake } = await readStand(db);
  if (stand === checksum || stand === 'foreign' || (stand === 'absent' && !mayMake)) return;
  await inTurn(db, async () => {
    if (stand === 'absent') await db.unsafe('create schema reporting');
    await db.unsafe(sql);
    await markSchema(db, checksum);
  });
}

/**
 * No start waits for a long query of people who read: its connection ends. It waits for others that hold a view, such as
 * a backup from outside, and for all where it may end none.
 */
async function endReaders(db: Db): Promise<void> {
  await db.unsafe(`do $$ begin
    perform pg_terminate_backend(pid) from pg_locks join pg_class on pg_class.oid = relation
      join pg_stat_activity using (pid) join pg_roles as reader on reader.rolname = '${readingRole}'
    where database = (select oid from pg_database where datname = current_database())
      and relnamespace = 'reporting'::regnamespace and relkind = 'v'
      and (usesysid = reader.oid or usesysid in (select member from pg_auth_members where roleid = reader.oid));
    exception when insufficient_privilege then null; end $$`);
}

function markSchema(db: Db, form: string): PromiseLike<unknown> {
  return db.unsafe(`comment on schema reporting is 'views of MarketWaka: ${form}'`);
}

interface Stand {
  /** The form of the file, or what there is instead. */
  stand: string;
  mayMake: boolean;
}

async function readStand(db: Db): Promise<Stand> {
  const [row] = await db.one({ words: nullable(text), isThere: boolean, mayMake: boolean })`
    select obj_description(to_regnamespace('reporting'), 'pg_namespace') as words,
      to_regnamespace('reporting') is not null as "isThere",
      has_database_privilege(current_database(), 'create') as "mayMake"`;
  const form = /^views of MarketWaka: (\w+)$/.exec(row.words ?? '')?.[1];
  return { stand: row.isThere ? (form ?? 'foreign') : 'absent', mayMake: row.mayMake };
}
