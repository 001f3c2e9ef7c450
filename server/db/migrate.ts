import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { productRoot } from '../product-root.ts';
import { startRefusal } from '../start-refusal.ts';
import type { Database, Db } from './database.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** Any number, as long as every start of this product asks for the same. */
const migrationLock = 7_411_001;
const migrationsFolder = join(productRoot, 'server/db/migrations');

/** The migrations in their order, as they stand in the folder. */
export async function readMigrations(folder = migrationsFolder): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  return Promise.all(
    names.map(async (name) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
      if (number === undefined) throw startRefusal(`${name}: a migration is named NNNN-what.sql`);
      if (numbers.has(number)) throw startRefusal(`${name}: there are two migrations numbered ${number}`);
      numbers.add(number);
      const sql = await readFile(join(folder, name), 'utf8');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Brings the database up to date, each migration in its transaction; two starts at once queue. Says what was applied. */
export async function migrate(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const connection = await db.reserve();
  try {
    await connection`select pg_advisory_lock(${migrationLock})`;
    try {
      return await applyMissing(connection, migrations);
    } finally {
      await connection`select pg_advisory_unlock(${migrationLock})`;
    }
  } finally {
    connection.release();
  }
}

async function applyMissing(db: Db, migrations: readonly Migration[]): Promise<string[]> {
  await db`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`;
  const applied = new Map(
    (await db<{ name: string; checksum: string }[]>`select name, checksum from migration`).map((row) => [
      row.name,
      row.checksum,
    ]),
  );
  refuseRewritten(applied, migrations);
  const missing = migrations.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(db, migration);
  return missing.map((migration) => migration.name);
}

function refuseRewritten(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before !== undefined && before !== checksum) {
      throw startRefusal(`Migration ${name} was changed after it had been applied: write a new one instead.`);
    }
  }
}

async function apply(db: Db, { name, sql, checksum }: Migration): Promise<void> {
  await db`begin`;
  try {
    await db.unsafe(sql);
    await db`insert into migration (name, checksum) values (${name}, ${checksum})`;
    await db`commit`;
  } catch (error) {
    await db`rollback`;
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
}
