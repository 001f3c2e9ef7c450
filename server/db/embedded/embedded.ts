import { setTimeout as pause } from 'node:timers/promises';
import { startRefusal } from '#server/process/start-refusal.ts';
import { askDatabase, openDatabase, type Database, type DatabaseAddress } from '../database.ts';
import { ensureReadingRole, readingRole } from '../reading/reading-role.ts';
import type { Account } from './account.ts';
import { addressIn, passwordOf, withFreePort } from './address.ts';
import { findBinaries } from './programs/binaries.ts';
import { databaseUser, ensureCluster, servingUser } from './cluster.ts';
import { orRefuse, refusalInWords, refusalOfFullDisk } from './folder-refusal.ts';
import { writtenSocketFolder } from './pid-file.ts';
import { findPlace, type Place } from './place.ts';
import {
  lastWords,
  runningPostmaster,
  startPostmaster,
  stopPostmaster,
  wordsOf,
  type Launch,
} from './postmaster.ts';
import { takeSoleUse, type SoleUse } from './sole-use.ts';
import { errorCode } from '../connections/lost-connection.ts';
import { noLimits } from '../connections/settings.ts';
import { thisSystem, type System } from './system.ts';

export interface EmbeddedDatabase {
  /** As whom the product serves: there once its owner has brought the database up to date. */
  address: DatabaseAddress;
  ownerAddress: DatabaseAddress;
  /** The owner of its files. */
  account: Account;
  /** A notice to the operator at a start. */
  notice: string | undefined;
  /** The reason why its server cannot work, where its folder shows it. */
  complaint(): Error | undefined;
  /** Only after the app has drained. */
  stop(): Promise<void>;
}

const databaseName = 'marketwaka';
const secondsToStart = 60;
const secondsForAnother = 3;
// A server that cannot go on says so within that time.
const secondsToReport = 0.3;
// SQLSTATE of a server that is starting up, recovering or shutting down.
const cannotConnectNow = '57P03';

/** Failing ends at the first complaint on the first start; later a disk may get room again. */
type Patience = 'until-it-complains' | 'to-the-end';

/**
 * Runs the database of a data folder: makes it at the first start, takes over a server that a killed app left,
 * and starts it again should it crash. `onLost` hears why where that fails, or another app got the folder meanwhile.
 */
export function openEmbeddedDatabase(
  dataFolder: string,
  onLost: (reason: unknown) => void,
  system: System = thisSystem,
  patienceSeconds: number = secondsToStart,
): Promise<EmbeddedDatabase> {
  return orRefuse(dataFolder, async () => {
    const place = await withFreePort(findPlace(dataFolder, system));
    return openIn(place, patienceSeconds, onLost);
  });
}

async function openIn(
  place: Place,
  patienceSeconds: number,
  onLost: (reason: unknown) => void,
): Promise<EmbeddedDatabase> {
  const binaries = findBinaries(place);
  await ensureCluster(place, binaries);
  let isStopping = false;
  let launch: Launch | undefined;
  const start = () => {
    if (isStopping) throw new Error('The embedded database is being stopped');
    launch = startPostmaster(place, binaries, 'durable');
    return launch;
  };
  let hold = await serveAlone(place, start, recover, 'until-it-complains', patienceSeconds);
  function recover(): void {
    if (isStopping) return;
    serveAlone(place, start, recover, 'to-the-end', patienceSeconds).then(
      (again) => (hold = again),
      (reason: unknown) => {
        if (!isStopping) onLost(reason);
      },
    );
  }
  await ensureDatabase(place);
  return {
    address: addressIn(place, databaseName, servingUser),
    ownerAddress: embeddedAddress(place),
    account: place.account,
    notice: binaries.notice,
    complaint: () => complaintOf(place, launch),
    stop: async () => {
      isStopping = true;
      await stopPostmaster(place);
      await hold.leave();
    },
  };
}

/** The address at which the product's database answers its owner while its server runs. */
export function embeddedAddress(place: Place): DatabaseAddress {
  return addressIn(place, databaseName);
}

/** Until the server answers and is ours: two starts at once may both try, and the lock says whose it is. */
async function serveAlone(
  place: Place,
  start: () => Launch,
  onLost: () => void,
  patience: Patience,
  patienceSeconds: number,
): Promise<SoleUse> {
  // Root may have had us leave it before we recover, and the owner lets in only whoever started us.
  const username = patience === 'to-the-end' ? servingUser : databaseUser;
  const until = Date.now() + patienceSeconds * 1000;
  let launch: Launch | undefined;
  for (;;) {
    if (runningPostmaster(place) === undefined && Date.now() - (launch?.at ?? 0) > 1000) launch = start();
    try {
      const hold = await takeSoleUse(addressIn(place, 'postgres', username), secondsForAnother, onLost);
      if (hold !== 'in-use') return hold;
    } catch (error) {
      if (patience === 'until-it-complains') refuseWhatItSays(place, launch);
      if (Date.now() > until && !isRecovering(error)) throw startRefusal(cannotStart(place, error));
      await pause(50);
      continue;
    }
    throw startRefusal(
      `DATA_DIR: another MarketWaka is running over ${place.home}. Stop it first, or use another folder.`,
    );
  }
}

/**
 * After a crash a server answers that it is starting up for as long as its disk takes, and comes up by itself. One that
 * is shutting down answers with the same code.
 */
function isRecovering(error: unknown): boolean {
  return errorCode(error) === cannotConnectNow && !String(error).includes('shutting down');
}

function refuseWhatItSays(place: Place, launch: Launch | undefined): void {
  const running = runningPostmaster(place);
  if (running !== undefined && isStrangers(place))
    throw startRefusal(
      `DATA_DIR: a PostgreSQL that MarketWaka did not start runs over ${place.cluster} (process ${running}). Stop it first.`,
    );
  if (running !== undefined || launch === undefined) return;
  if (Date.now() - launch.at < secondsToReport * 1000) return;
  const complaint = complaintOf(place, launch);
  if (complaint !== undefined) throw complaint;
}

/** A server of ours has its socket where we look for it. */
function isStrangers({ cluster, door }: Place): boolean {
  const socket = writtenSocketFolder(cluster);
  return door.kind === 'socket' && socket !== undefined && socket !== door.folder;
}

function complaintOf(place: Place, launch: Launch | undefined): Error | undefined {
  const words = launch === undefined ? '' : wordsOf(place, launch);
  return refusalInWords(words, place.home) ?? refusalOfFullDisk(place.home);
}

function cannotStart(place: Place, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return `DATA_DIR: the embedded database in ${place.home} does not start: ${lastWords(place)} (${reason})`;
}

async function ensureDatabase(place: Place): Promise<void> {
  const server = openDatabase({ address: addressIn(place, 'postgres'), connections: 1, limits: noLimits });
  try {
    const found = await server`select 1 from pg_database where datname = ${databaseName}`;
    if (found.length === 0) await server`create database ${server(databaseName)}`;
    const served = await server`select 1 from pg_roles where rolname = ${servingUser}`;
    if (served.length === 0) await server`create role ${server(servingUser)} login`;
    // A server that was taken over from an older version has not read that the role may come.
    if ((await ensureReadingRole(server)) === 'made') await server`select pg_reload_conf()`;
    for (const role of place.door.kind === 'loopback' ? ([servingUser, readingRole] as const) : [])
      await server.unsafe(`alter role ${role} password '${passwordOf(place, role)}'`);
    await untilServed(place, server);
  } finally {
    await server.end();
  }
}

/** A server that was taken over from an older version has read by then who may serve. */
async function untilServed(place: Place, server: Database): Promise<void> {
  const until = Date.now() + secondsToStart * 1000;
  for (;;) {
    const serving = openDatabase({ address: addressIn(place, 'postgres', servingUser), connections: 1 });
    try {
      return await askDatabase(serving);
    } catch (error) {
      if (Date.now() > until) throw error;
      await server`select pg_reload_conf()`;
      await pause(50);
    } finally {
      await serving.end({ timeout: 1 });
    }
  }
}
