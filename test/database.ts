import { inject } from 'vitest';
import { type Database, type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { type CopiedDatabase, createLike, openCopy } from './set-up/copied-database.ts';
import { servingAt } from './set-up/serving-role.ts';
import { databaseOn } from './set-up/test-address.ts';
import { whenDone } from './when-done.ts';

/** A migrated, empty database of one's own; it goes when the test file, or the describe block, is done. */
export async function freshDatabase(): Promise<CopiedDatabase> {
  return databaseLike(inject('testDatabase').template);
}

/** A copy of a template that `templateAfter` made. */
export async function copyOf(template: string): Promise<Database> {
  return (await databaseLike(template)).db;
}

/** A template that holds what this work has written into a fresh database; the next run takes it away. */
export async function templateAfter(work: (db: Database) => Promise<void>): Promise<string> {
  const { template } = inject('testDatabase');
  const { name, address } = await createLike(inject('testDatabase').address, template);
  const db = openDatabase({ address, connections: 5 });
  try {
    await work(db);
  } finally {
    await db.end({ timeout: 1 });
  }
  return name;
}

/** One in which nothing is yet, not even a table. */
export async function emptyDatabase(): Promise<CopiedDatabase> {
  return databaseLike('template0');
}

/** A test's own database as the product is given it: as whom it serves, who owns nothing. */
export async function openServing(db: Database): Promise<Database> {
  const served = openDatabase({ address: servingAt(await addressOf(db)), connections: 5 });
  whenDone(() => served.end({ timeout: 1 }));
  return served;
}

/** Address of a test’s own database for another process. */
export async function addressOf(db: Database): Promise<DatabaseAddress> {
  const [row] = await db.one({ name: text })`select current_database() as name`;
  return databaseOn(inject('testDatabase').address, row.name);
}

async function databaseLike(template: string): Promise<CopiedDatabase> {
  const { db, address, drop } = await openCopy(inject('testDatabase').address, template);
  whenDone(drop);
  return { db, address };
}
