import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase, type DatabaseAddress } from '#server/db/database.ts';
import { findBinaries } from '#server/db/embedded/programs/binaries.ts';
import { databaseUser, ensureCluster } from '#server/db/embedded/cluster.ts';
import { findPlace, socketPath, type Place } from '#server/db/embedded/place.ts';
import { runningPostmaster, startPostmaster, stopPostmaster } from '#server/db/embedded/postmaster.ts';
import { processesIn } from '#server/db/embedded/processes.ts';
import { openSocketLine } from '#test/network/socket-port.ts';

/** The PostgreSQL beneath the product, as a run may hurt it. */
export interface DatabaseUnderTest {
  /** For the run's own looks. */
  address: Exclude<DatabaseAddress, string>;
  /** Environment of the product. */
  environment: Readonly<Record<string, string>>;
  /** All of its processes at once, by force. */
  kill(): void;
  /** All of its processes stand still for so long. */
  holdStill(ms: number): Promise<void>;
  /** For good. */
  end(): Promise<void>;
}

/** The product's own, in its data folder: the product starts it, and starts it again. */
export function embeddedDatabase(dataFolder: string): DatabaseUnderTest {
  const place = findPlace(dataFolder);
  return {
    ...underTest(place),
    environment: { DATABASE_URL: '' },
    end: () => stopPostmaster(place),
  };
}

/** One beside the product, on a disk of its own, that somebody looks after and starts again. */
export async function outsideDatabase(folder: string): Promise<DatabaseUnderTest> {
  const place = findPlace(folder);
  const binaries = findBinaries(place);
  await ensureCluster(place, binaries);
  const keepUp = () => {
    if (runningPostmaster(place) === undefined) startPostmaster(place, binaries, 'durable');
  };
  keepUp();
  const keepUpTimer = setInterval(keepUp, 500);
  await makeDatabase(place);
  const line = await openSocketLine(socketPath(place));
  return {
    ...underTest(place),
    environment: { DATABASE_URL: `postgres://${databaseUser}@127.0.0.1:${line.port}/marketwaka` },
    end: async () => {
      clearInterval(keepUpTimer);
      line.close();
      await stopPostmaster(place);
    },
  };
}

function underTest(place: Place): Pick<DatabaseUnderTest, 'address' | 'kill' | 'holdStill'> {
  const send = (signal: NodeJS.Signals) => {
    for (const pid of processesIn(place.cluster)) signalTo(pid, signal);
  };
  return {
    address: { path: socketPath(place), database: 'marketwaka', username: databaseUser },
    kill: () => send('SIGKILL'),
    holdStill: async (ms) => {
      send('SIGSTOP');
      await pause(ms);
      send('SIGCONT');
    },
  };
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It went by itself.
  }
}

async function makeDatabase(place: Place): Promise<void> {
  const address = { path: socketPath(place), database: 'postgres', username: databaseUser };
  for (;;) {
    const server = openDatabase({ address, connections: 1 });
    try {
      const found = await server`select 1 from pg_database where datname = 'marketwaka'`;
      if (found.length === 0) await server`create database marketwaka`;
      return;
    } catch {
      await pause(100);
    } finally {
      await server.end({ timeout: 0 });
    }
  }
}
