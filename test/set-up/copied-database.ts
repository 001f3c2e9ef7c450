import { randomBytes } from 'node:crypto';
import { type Database, type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { databaseOn } from './test-address.ts';

/** A database of the test server, and how others reach it. */
export interface CopiedDatabase {
  db: Database;
  address: DatabaseAddress;
}

/** A copy of a template, named after this process: those of dead processes are dropped by the next run. */
export async function createLike(server: DatabaseAddress, template: string) {
  const name = `mw_copy_${process.pid}_${randomBytes(4).toString('hex')}`;
  await onServer(
    server,
    (connection) =>
      connection`create database ${connection(name)} template ${connection(template)} encoding 'UTF8'`,
  );
  return { name, address: databaseOn(server, name) };
}

/** The same, opened, with what drops it. */
export async function openCopy(
  server: DatabaseAddress,
  template: string,
): Promise<CopiedDatabase & { drop: () => Promise<void> }> {
  const { name, address } = await createLike(server, template);
  const db = openDatabase({ address, connections: 8 });
  return {
    db,
    address,
    drop: async () => {
      await db.end({ timeout: 1 });
      await onServer(
        server,
        (connection) => connection`drop database if exists ${connection(name)} with (force)`,
      );
    },
  };
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
