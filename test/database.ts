import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { type Database, type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { text } from '#server/db/sql/codecs.ts';
import { servingAt } from './set-up/serving-role.ts';
import { databaseOn } from './set-up/test-address.ts';
import { whenDone } from './when-done.ts';

/** A migrated, empty database of one's own; it goes when the test file, or the describe block, is done. */
export async function freshDatabase(): Promise<{ db: Database; address: DatabaseAddress }> {
  return databaseLike(inject('testDatabase').template);
}

/** A copy of a template that `templateAfter` made. */
export async function copyOf(template: string): Promise<Database> {
  return (await databaseLike(template)).db;
}

/** A template that holds what this work has written into a fresh database; the next run takes it away. */
export async function templateAfter(work: (db: Database) => Promise<void>): Promise<string> {
  const { template } = inject('testDatabase');
  const { name, address } = await createLike(template);
  const db = openDatabase({ address, connections: 5 });
  try {
    await work(db);
  } finally {
    await db.end({ timeout: 1 });
  }
  return name;
}

/** One in which nothing is yet, not even a table. */
export async function emptyDatabase(): Promise<{ db: Database; address: DatabaseAddress }> {
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

async function databaseLike(template: string): Promise<{ db: Database; address: DatabaseAddress }> {
  const { server, name, address } = await createLike(template);
  const db = openDatabase({ address, connections: 8 });
  whenDone(async () => {
    await db.end({ timeout: 1 });
    await onServer(
      server,
      (connection) => connection`drop database if exists ${connection(name)} with (force)`,
    );
  });
  return { db, address };
}

async function createLike(template: string) {
  const { address: server } = inject('testDatabase');
  const name = `mw_copy_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(
    server,
    (connection) =>
      connection`create database ${connection(name)} template ${connection(template)} encoding 'UTF8'`,
  );
  return { server, name, address: databaseOn(server, name) };
}

async function onServer(
  address: DatabaseAddress,
  work: (connection: Database) => PromiseLike<unknown>,
): Promise<void> {
  const connection = openDatabase({ address, connections: 1 });
  try {
    await work(connection);
  } finally {
    await connection.end();
  }
}
