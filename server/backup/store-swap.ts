import { setTimeout as pause } from 'node:timers/promises';
import { advisoryLocks } from '../db/advisory-locks.ts';
import { openDatabase, type Database, type DatabaseAddress, type Db } from '../db/database.ts';
import { inTransaction } from '../db/transaction.ts';
import { startRefusal } from '../process/start-refusal.ts';
import { noLimits } from '../db/connections/settings.ts';

/** A place that is being restored: the database that it will be, beside the one that is there. */
export interface Target {
  name: string;
  /** Connected to another database of the same server: none of those that change their names. */
  keeper: Database;
  at: (database: string) => DatabaseAddress;
}

const looks = 20;
const betweenLooksMs = 100;

export function openTarget(address: DatabaseAddress): Target {
  const name = nameIn(address);
  const at = (database: string) => databaseOn(address, database);
  const keeper = openDatabase({
    address: at(name === 'postgres' ? 'template1' : 'postgres'),
    connections: 1,
    limits: noLimits,
  });
  return { name, keeper, at };
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
export async function makeBeside({ keeper, name }: Target): Promise<string> {
  const [row] = await keeper<
    { taken: boolean }[]
  >`select pg_try_advisory_lock(${advisoryLocks.restoring}) as taken`;
  if (row?.taken !== true) throw startRefusal('Another restore is at work on this database server.');
  const beside = `${name}_restoring`;
  await keeper`drop database if exists ${keeper(beside)} with (force)`;
  await keeper.unsafe(await creationOf(keeper, beside, name));
  return beside;
}

/** In the same order of words as the database that it will replace. */
async function creationOf(keeper: Db, beside: string, like: string): Promise<string> {
  const [row] = await keeper<{ creation: string }[]>`
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

/** Whether the place holds anything at all that a restore would replace. */
export async function holdsTables({ keeper, name, at }: Target): Promise<boolean> {
  const found = await keeper`select 1 from pg_database where datname = ${name}`;
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

/** Whether others are connected; one that has just left is still counted for a moment. */
export async function isInUse({ keeper, name }: Target): Promise<boolean> {
  for (let look = 0; look < looks; look += 1) {
    const others = await keeper`
      select 1 from pg_stat_activity where datname = ${name} and backend_type = 'client backend' limit 1`;
    if (others.length === 0) return false;
    await pause(betweenLooksMs);
  }
  return true;
}

/** Both names change in one moment. What was there stays beside, and what stood there before that goes. */
export async function swapIn({ keeper, name }: Target, beside: string, holdsData: boolean): Promise<string> {
  const before = `${name}_before`;
  await keeper`drop database if exists ${keeper(before)}`;
  await inTransaction(keeper, async (transaction) => {
    const found = await transaction`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0)
      await transaction`alter database ${transaction(name)} rename to ${transaction(before)}`;
    await transaction`alter database ${transaction(beside)} rename to ${transaction(name)}`;
  });
  if (!holdsData) await keeper`drop database if exists ${keeper(before)}`;
  return before;
}

export async function dropBeside({ keeper }: Target, beside: string): Promise<void> {
  await keeper`drop database if exists ${keeper(beside)} with (force)`;
}
