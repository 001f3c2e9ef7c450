import { openDatabase, type Database, type DatabaseAddress, type Db } from '../db/database.ts';
import { migrate } from '../db/migrate/migrate.ts';
import { readMigrations } from '../db/migrate/migration-file.ts';
import { readReadingViews } from '../db/reading/reading-views.ts';
import { startRefusal } from '../process/start-refusal.ts';
import { migrationsOf, type Checked } from './check.ts';
import type { Manifest } from './format/manifest.ts';
import { readPart } from './format/parts.ts';
import { unpackPictures, type StoredPictures } from './format/pictures.ts';
import {
  bareTables,
  copyIn,
  setRestoreSettings,
  knowAnew,
  readHoldings,
  setSequences,
  type Holdings,
} from './store-restore.ts';
import { readPictureContents, readTables } from './store-snapshot.ts';
import {
  dropBeside,
  holdsTables,
  isInUse,
  makeBeside,
  openTarget,
  swapIn,
  type Target,
} from './store-swap.ts';
import { noLimits } from '../db/connections/settings.ts';

export interface RestoreOrder {
  address: DatabaseAddress;
  pictures: StoredPictures;
  backup: Checked;
  /** The name of the database that is to be replaced although it holds data, typed by somebody who means it. */
  over: string | undefined;
  /** Proves the ledger, the chain and what they name; says in sentences what it found. */
  prove: (db: Database) => Promise<ProvedBooks>;
}

export interface ProvedBooks {
  isWhole: boolean;
  findings: readonly string[];
}

export interface Restored {
  holdings: Holdings;
  books: ProvedBooks;
  /** The database that was there before, where one was. */
  before: string | undefined;
}

/** Brings a backup into a database beside the place's own, proves it, and only then puts it in its place. */
export async function restore(order: RestoreOrder): Promise<Restored> {
  const target = openTarget(order.address);
  try {
    const holdsData = await refuseUnmeant(target, order.over);
    const beside = await makeBeside(target);
    try {
      const proved = await fill(target.at(beside), order);
      const before = await swapIn(target, beside, holdsData);
      return { ...proved, before: holdsData ? before : undefined };
    } catch (error) {
      await dropBeside(target, beside);
      throw error;
    }
  } finally {
    await target.otherDatabase.end();
  }
}

async function refuseUnmeant(target: Target, over: string | undefined): Promise<boolean> {
  const { name } = target;
  if (over !== undefined && over !== name)
    throw startRefusal(`--over ${over}: the database that would be replaced is called ${name}.`);
  const holdsData = await holdsTables(target);
  if (holdsData && over === undefined)
    throw startRefusal(
      `The database ${name} holds data. To put the backup in its place, say --over ${name}; what is there now is kept as ${name}_before.`,
    );
  if (await isInUse(target))
    throw startRefusal(`Somebody is connected to the database ${name}: stop MarketWaka everywhere first.`);
  return holdsData;
}

async function fill(
  address: DatabaseAddress,
  { backup, pictures, prove }: RestoreOrder,
): Promise<Omit<Restored, 'before'>> {
  const db = openDatabase({ address, connections: 2, limits: noLimits });
  try {
    const known = await readMigrations();
    await migrate(db, migrationsOf(backup.manifest, known));
    await load(db, backup);
    await keepPictures(db, backup, pictures);
    await migrate(db, known, { views: await readReadingViews() });
    await knowAnew(db);
    return { holdings: await readHoldings(db), books: await prove(db) };
  } finally {
    await db.end();
  }
}

async function load(db: Database, { folder, manifest, key }: Checked): Promise<void> {
  const connection = await db.reserve();
  try {
    await setRestoreSettings(connection);
    const shapes = await readTables(connection);
    refuseOtherTables(manifest, shapes);
    const putBack = await bareTables(connection, shapes);
    for (const table of manifest.tables) {
      const rows = await copyIn(connection, table, readPart({ folder, name: table.part, key }));
      if (rows !== table.rows)
        throw new Error(`${rows} of ${table.rows} rows of ${table.name} could be taken in`);
    }
    for (const make of putBack) await connection.unsafe(make);
    await setSequences(connection, manifest.sequences);
  } finally {
    await connection.release();
  }
}

/** The backup's migrations make the backup's tables: anything else was never the product's. */
function refuseOtherTables(manifest: Manifest, shapes: readonly { name: string; columns: string[] }[]): void {
  const known = new Map(shapes.map(({ name, columns }) => [name, new Set(columns)]));
  for (const { name, columns } of manifest.tables) {
    const own = known.get(name);
    const strange = own === undefined ? undefined : columns.find((column) => !own.has(column));
    if (own === undefined || strange !== undefined)
      throw startRefusal(
        `The backup has ${own === undefined ? `a table ${name}` : `a column ${name}.${strange}`} that no migration of MarketWaka makes.`,
      );
  }
}

async function keepPictures(
  db: Db,
  { folder, manifest, key }: Checked,
  pictures: StoredPictures,
): Promise<void> {
  const { part, missing } = manifest.pictures;
  const stored = await unpackPictures(readPart({ folder, name: part, key }), pictures);
  const wasAway = new Set(missing);
  const needed = await readPictureContents(db);
  const lost = needed.filter((sha256) => !stored.has(sha256) && !wasAway.has(sha256));
  if (lost.length > 0) throw new Error(`${lost.length} pictures that rows need are not in the backup`);
}
