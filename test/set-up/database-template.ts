import { createHash } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { type Database, type DatabaseAddress, openDatabase } from '#server/db/database.ts';
import { servingUser } from '#server/db/embedded/cluster.ts';
import { isRunning } from '#server/db/embedded/processes.ts';
import { migrate } from '#server/db/migrate/migrate.ts';
import { type Migration, readMigrations } from '#server/db/migrate/migration-file.ts';
import { readingRole } from '#server/db/reading/reading-role.ts';
import { readReadingViews, type ReadingViews } from '#server/db/reading/reading-views.ts';
import { text } from '#server/db/sql/codecs.ts';
import { policiesChecksum } from '#server/db/within-cities/apply-policies.ts';
import { citiesRole } from '#server/db/within-cities/role-name.ts';
import { ensureReadingRole, ensureServingRole } from './serving-role.ts';
import { databaseOn } from './test-address.ts';
import { openTestServer } from './test-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { address: DatabaseAddress; template: string };
  }
}

const templateLock = 7_411_003;

/** Before the database tests: a server, and a migrated database that each test file gets a copy of. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await openTestServer();
  try {
    const template = await ensureTemplate(server.address, server.connection);
    project.provide('testDatabase', { address: server.address, template });
  } catch (error) {
    await server.leave();
    throw error;
  }
  return () => server.leave();
}

/** The migrated database's name; it is made where it is missing or old. */
export async function ensureTemplate(address: DatabaseAddress, server: Database): Promise<string> {
  const form = { migrations: await readMigrations(), views: await readReadingViews() };
  const template = `mw_template_${checksumOf(form)}`;
  await server`select pg_advisory_lock(${templateLock})`;
  try {
    await dropAbandoned(server);
    const [found] = await server`select 1 from pg_database where datname = ${template}`;
    if (found === undefined) await makeTemplate(address, server, template, form);
  } finally {
    await server`select pg_advisory_unlock(${templateLock})`;
  }
  return template;
}

interface Form {
  migrations: readonly Migration[];
  views: ReadingViews;
}

function checksumOf({ migrations, views }: Form): string {
  return createHash('sha256')
    .update(migrations.map((migration) => migration.checksum).join())
    .update(servingUser)
    .update(`${readingRole} ${views.checksum}`)
    .update(`${citiesRole} ${policiesChecksum()}`)
    .digest('hex')
    .slice(0, 16);
}

/** Made under another name and then renamed: a killed run leaves no half-migrated template. */
async function makeTemplate(
  address: DatabaseAddress,
  server: Database,
  template: string,
  { migrations, views }: Form,
): Promise<void> {
  const making = `mw_making_${template}`;
  await server`drop database if exists ${server(making)} with (force)`;
  await server`create database ${server(making)} template template0 encoding 'UTF8'`;
  const db = openDatabase({ address: databaseOn(address, making), connections: 1 });
  try {
    await ensureServingRole(db);
    await ensureReadingRole(db);
    await migrate(db, migrations, { servingRole: servingUser, views });
  } finally {
    await db.end();
  }
  await server`alter database ${server(making)} rename to ${server(template)}`;
}

/** Copies are named after the process that asked for them; those of dead processes were left by killed runs. */
async function dropAbandoned(server: Database): Promise<void> {
  const copies = await server.rows({ name: text })`
    select datname as name from pg_database where datname like 'mw\\_copy\\_%'`;
  for (const { name } of copies) {
    if (!isRunning(Number(name.split('_')[2])))
      await server`drop database if exists ${server(name)} with (force)`;
  }
}
