import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type Database, type DatabaseAddress } from '#server/db/database.ts';
import { addressIn, withFreePort } from '#server/db/embedded/address.ts';
import { findBinaries } from '#server/db/embedded/programs/binaries.ts';
import { ensureCluster } from '#server/db/embedded/cluster.ts';
import { findPlace } from '#server/db/embedded/place.ts';
import {
  lastWords,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
} from '#server/db/embedded/postmaster.ts';
import { inMemory } from './memory-folder.ts';

export interface TestServer {
  address: DatabaseAddress;
  /** The run's own connection to the server: others see by it that the server is in use. */
  connection: Database;
  leave(): Promise<void>;
}

const onDisk = join(import.meta.dirname, '../../.cache/test-database');

/** In memory where there is room; a copy of the sources that links to the folder of the sources has the same one. */
function folder(): string {
  mkdirSync(onDisk, { recursive: true });
  return inMemory(realpathSync(onDisk));
}

/** A PostgreSQL for tests: the one TEST_DATABASE_URL names, else an embedded one that forgets to reach the disk. */
export async function openTestServer(): Promise<TestServer> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given !== undefined) {
    const connection = openDatabase({ address: given, connections: 1 });
    await connection`select 1`;
    return { address: given, connection, leave: () => connection.end() };
  }
  return embeddedServer();
}

/** Stops the embedded server of a run that was stopped, unless another run uses it. */
export async function stopTestServer(): Promise<void> {
  const place = findPlace(folder());
  if (runningPostmaster(place) === undefined) return;
  const connection = openDatabase({ address: addressIn(place, 'postgres'), connections: 1 });
  // The server hears a moment later that the processes of the stopped run are gone.
  const until = Date.now() + 3000;
  while (Date.now() < until && (await isShared(connection))) await pause(50);
  await leave(connection, () => stopPostmaster(place));
}

/** Several runs may share it: the last to leave stops it. */
async function embeddedServer(): Promise<TestServer> {
  const place = await withFreePort(findPlace(folder()));
  const binaries = findBinaries(place);
  await ensureCluster(place, binaries);
  const until = Date.now() + 30_000;
  let startedAt = 0;
  for (;;) {
    if (runningPostmaster(place) === undefined && Date.now() - startedAt > 1000) {
      startedAt = Date.now();
      startPostmaster(place, binaries, 'fleeting');
    }
    const address = addressIn(place, 'postgres');
    const connection = openDatabase({ address, connections: 1 });
    try {
      await connection`select 1`;
      return { address, connection, leave: () => leave(connection, () => stopPostmaster(place)) };
    } catch (error) {
      await connection.end({ timeout: 0 });
      if (Date.now() > until)
        throw new Error(`The test database does not start: ${lastWords(place)}`, { cause: error });
      await pause(50);
    }
  }
}

async function leave(connection: Database, stop: () => Promise<void>): Promise<void> {
  const others = await isShared(connection);
  await connection.end();
  if (!others) await stop();
}

async function isShared(connection: Database): Promise<boolean> {
  const others = await connection`
    select 1 from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`;
  return others.length > 0;
}
