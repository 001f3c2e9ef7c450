import { setTimeout as pause } from 'node:timers/promises';
import { startRefusal } from '#server/process/start-refusal.ts';
import { openDatabase, type DatabaseAddress } from '../database.ts';
import { findBinaries } from './binaries.ts';
import { databaseUser, ensureCluster } from './cluster.ts';
import { findPlace, socketPath, type Place } from './place.ts';
import { lastWords, runningPostmaster, startPostmaster, stopPostmaster } from './postmaster.ts';
import { takeSoleUse, type SoleUse } from './sole-use.ts';
import { noLimits } from '../connections/settings.ts';

export interface EmbeddedDatabase {
  address: DatabaseAddress;
  /** Only after the app has drained. */
  stop(): Promise<void>;
}

const databaseName = 'marketwaka';
const secondsToStart = 60;
const secondsForAnother = 3;

/**
 * Runs the database of a data folder: makes it at the first start, takes over a server that a killed app left,
 * and starts it again should it crash. `onLost` hears why where that fails, or another app got the folder meanwhile.
 */
export async function openEmbeddedDatabase(
  dataFolder: string,
  onLost: (reason: unknown) => void,
): Promise<EmbeddedDatabase> {
  const place = findPlace(dataFolder);
  const binaries = findBinaries(place);
  await ensureCluster(place, binaries);
  let isStopping = false;
  const start = () => {
    if (isStopping) throw new Error('The embedded database is being stopped');
    startPostmaster(place, binaries, 'durable');
  };
  let hold = await serveAlone(place, start, recover);
  function recover(): void {
    if (isStopping) return;
    serveAlone(place, start, recover).then(
      (again) => (hold = again),
      (reason: unknown) => {
        if (!isStopping) onLost(reason);
      },
    );
  }
  await ensureDatabase(addressOf(place, 'postgres'));
  return {
    address: embeddedAddress(place),
    stop: async () => {
      isStopping = true;
      await stopPostmaster(place);
      await hold.leave();
    },
  };
}

/** Where the product's database answers while its server runs. */
export function embeddedAddress(place: Place): DatabaseAddress {
  return addressOf(place, databaseName);
}

function addressOf(place: Place, database: string): DatabaseAddress {
  return { path: socketPath(place), database, username: databaseUser };
}

/** Until the server answers and is ours: two starts at once may both try, and the lock says whose it is. */
async function serveAlone(place: Place, start: () => void, onLost: () => void): Promise<SoleUse> {
  const until = Date.now() + secondsToStart * 1000;
  let startedAt = 0;
  for (;;) {
    if (runningPostmaster(place) === undefined && Date.now() - startedAt > 1000) {
      startedAt = Date.now();
      start();
    }
    try {
      const hold = await takeSoleUse(addressOf(place, 'postgres'), secondsForAnother, onLost);
      if (hold !== 'in-use') return hold;
    } catch (error) {
      if (Date.now() > until) throw startRefusal(cannotStart(place, error));
      await pause(50);
      continue;
    }
    throw startRefusal(
      `DATA_DIR: another MarketWaka is running over ${place.home}. Stop it first, or use another folder.`,
    );
  }
}

function cannotStart(place: Place, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `The embedded database in ${place.home} does not start: ${lastWords(place)} (${reason})`;
}

async function ensureDatabase(address: DatabaseAddress): Promise<void> {
  const server = openDatabase({ address, connections: 1, limits: noLimits });
  try {
    const found = await server`select 1 from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await server`create database ${server(databaseName)}`;
  } finally {
    await server.end();
  }
}
