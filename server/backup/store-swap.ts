import { setTimeout as pause } from 'node:timers/promises';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { noLimits } from '../db/connections/settings.ts';
import { type Database, type DatabaseAddress, type Db, openDatabase } from '../db/database.ts';
import { boolean, text } from '../db/sql/codecs.ts';
import { inTransaction } from '../db/transaction.ts';
import { startRefusal } from '../process/start-refusal.ts';

/** A place that is being restored: the database that it will be, beside the one that is there. */
export interface Target {
  name: string;
  /** Connected to another database of the same server: none of those that change their names. */
  otherDatabase: Database;
  at: (database: string) => DatabaseAddress;
}

const tries = 20;
const betweenTriesMs = 100;

export function openTarget(address: DatabaseAddress): Target {
  const name = nameIn(address);
  const at = (database: string) => databaseOn(address, database);
  const otherDatabase = openDatabase({
    address: at(name === 'postgres' ? 'template1' : 'postgres'),
    connections: 1,
    limits: noLimits,
  });
  return { name, otherDatabase, at };
}

function nameIn(address: DatabaseAddress): string {
  if (typeof address !== 'string') return address.database;
  const url = new URL(address);
  return decodeURIComponent(url.pathname.slice(1)) || decodeURIComponent(url.username);
}

function databaseOn(address: DatabaseAddress, database: string): DatabaseAddress {
  if (typeof address !== 'string') return { ...address, database };
  const url = new URL(address);
  url.pathname = `/${encodeURIComponent(database)}`;
  return url.href;
}

/** One restore at a time; what a killed one has left is gone afterwards. Says what the new database is called. */
export async function makeBeside({ otherDatabase, name }: Target): Promise<string> {
  const [row] = await otherDatabase.rows({ taken: boolean })`
    select pg_try_advisory_lock(${advisoryLocks.restoring}) as taken`;
  if (row?.taken !== true) throw startRefusal('Another restore is at work on this database server.');
  const beside = `${name}_restoring`;
  await otherDatabase`drop database if exists ${otherDatabase(beside)} with (force)`;
  await otherDatabase.unsafe(await creationOf(otherDatabase, beside, name));
  return beside;
}

/** In the same order of words as the database that it will replace. */
async function creationOf(otherDatabase: Db, beside: string, like: string): Promise<string> {
  const [row] = await otherDatabase.rows({ creation: text })`
    select format('create database %I template template0 encoding ''UTF8''', ${beside}::text)
      || coalesce((
        select format(' lc_collate %L lc_ctype %L', datcollate, datctype)
          || case datlocprovider
            when 'i' then format(' locale_provider icu icu_locale %L', locale)
            when 'b' then format(' locale_provider builtin builtin_locale %L', locale)
            else ' locale_provider libc' end
        from pg_database as own,
          coalesce(to_jsonb(own) ->> 'datlocale', to_jsonb(own) ->> 'daticulocale') as locale
        where datname = ${like}), '') as creation`;
  if (row === undefined) throw new Error('the database answers nothing');
  return row.creation;
}

/** True when the place holds anything that a restore would replace. */
export async function holdsTables({ otherDatabase, name, at }: Target): Promise<boolean> {
  const found = await otherDatabase`select 1 from pg_database where datname = ${name}`;
  if (found.length === 0) return false;
  const there = openDatabase({ address: at(name), connections: 1, limits: noLimits });
  try {
    const tables = await there`
      select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1`;
    return tables.length > 0;
  } finally {
    await there.end();
  }
}

/** True when others are connected; one that has just left is still counted for a moment. */
export async function isInUse({ otherDatabase, name }: Target): Promise<boolean> {
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const others = await otherDatabase`
      select 1 from pg_stat_activity where datname = ${name} and backend_type = 'client backend' limit 1`;
    if (others.length === 0) return false;
    await pause(betweenTriesMs);
  }
  return true;
}

/** Both names change in one moment. What was there stays beside, and what stood there before that goes. */
export async function swapIn(
  { otherDatabase, name }: Target,
  beside: string,
  holdsData: boolean,
): Promise<string> {
  const before = `${name}_before`;
  await otherDatabase`drop database if exists ${otherDatabase(before)}`;
  await inTransaction(otherDatabase, async (transaction) => {
    const found = await transaction`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0)
      await transaction`alter database ${transaction(name)} rename to ${transaction(before)}`;
    await transaction`alter database ${transaction(beside)} rename to ${transaction(name)}`;
  });
  if (!holdsData) await otherDatabase`drop database if exists ${otherDatabase(before)}`;
  return before;
}

export async function dropBeside({ otherDatabase }: Target, beside: string): Promise<void> {
  await otherDatabase`drop database if exists ${otherDatabase(beside)} with (force)`;
}
