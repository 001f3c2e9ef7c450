import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startRefusal } from '#server/process/start-refusal.ts';
import { canReach, databaseAccount, type Account } from './account.ts';
import { usualPort, type Door } from './door.ts';
import { makeFolder } from './make-folder.ts';
import { writtenPort } from './pid-file.ts';
import { thisSystem, type System } from './system.ts';

/** The folders of one embedded database and the account that runs it. */
export interface Place {
  system: System;
  account: Account;
  /** Holds the cluster, and the binaries where those of the package cannot be used. */
  home: string;
  cluster: string;
  log: string;
  door: Door;
}

const systemHome = '/var/lib/marketwaka';
// sun_path holds 108 bytes on Linux and 104 on macOS, the closing zero included.
const longestSocketPath = 103;

/** In the data folder; under /var/lib where root keeps the data folder out of the database user's reach. */
export function findPlace(dataFolder: string, system: System = thisSystem): Place {
  makeFolder(dataFolder);
  const folder = realpathSync(dataFolder);
  const beside = join(folder, 'postgres');
  const account = databaseAccount(system, join(beside, 'cluster'));
  const name = stableName(folder);
  const apart = join(systemHome, name);
  const home = chooseHome(account, folder, beside, apart);
  if (home === apart) {
    makeFolder(systemHome);
    chmodSync(systemHome, 0o755);
  }
  const homeAccount = databaseAccount(system, join(home, 'cluster'));
  ownFolder(home, homeAccount);
  const cluster = join(home, 'cluster');
  return {
    system,
    account: homeAccount,
    home,
    cluster,
    log: join(home, 'postgres.log'),
    door:
      homeAccount === undefined
        ? { kind: 'loopback', port: writtenPort(cluster) ?? usualPort(folder) }
        : { kind: 'socket', folder: socketFolder(home, name, homeAccount) },
  };
}

export function socketPath({ door, home }: Place): string {
  if (door.kind !== 'socket') throw new Error(`The database in ${home} has no socket`);
  return join(door.folder, '.s.PGSQL.5432');
}

function chooseHome(account: Account, folder: string, beside: string, apart: string): string {
  const isRoot = process.getuid?.() === 0;
  // Data that is there already decides, whatever happened to the folders' modes since.
  if (isRoot && existsSync(join(apart, 'cluster'))) return apart;
  if (canReach(account, folder)) return beside;
  if (!isRoot) throw startRefusal(`DATA_DIR: ${folder} cannot be read by the user who starts MarketWaka.`);
  if (!existsSync(join(beside, 'cluster'))) return apart;
  throw startRefusal(
    `DATA_DIR: the database in ${beside} was made when its folders were open to its user; open them again (chmod o+x).`,
  );
}

/** The same for the same folder, short enough for a socket's path, and still readable. */
function stableName(folder: string): string {
  const words = folder
    .replaceAll(/[^a-zA-Z0-9]+/g, '-')
    .slice(-24)
    .replace(/^-+/, '');
  return `${words}-${createHash('sha256').update(folder).digest('hex').slice(0, 8)}`;
}

function ownFolder(folder: string, account: Account): void {
  makeFolder(folder, 0o700);
  if (account === undefined) return;
  const { uid, mode } = lstatSync(folder);
  if (uid !== account.uid) chownSync(folder, account.uid, account.gid);
  if ((mode & 0o777) !== 0o700) chmodSync(folder, 0o700);
}

function socketFolder(home: string, name: string, account: NonNullable<Account>): string {
  const inside = join(home, 'socket');
  const folder = isShortEnough(inside)
    ? inside
    : join(privateRoot(account), `marketwaka-${account.uid}-${name.slice(-8)}`);
  if (!isShortEnough(folder))
    throw startRefusal(`DATA_DIR: no folder for a socket is near enough to ${home}; use a shorter path.`);
  ownFolder(folder, account);
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== account.uid) {
    throw startRefusal(
      `DATA_DIR: ${folder}, where the database's socket would be, belongs to somebody else.`,
    );
  }
  return folder;
}

function privateRoot(account: NonNullable<Account>): string {
  return account.uid !== process.getuid?.() && existsSync('/run') ? '/run' : tmpdir();
}

function isShortEnough(folder: string): boolean {
  return Buffer.byteLength(join(folder, '.s.PGSQL.5432.lock')) <= longestSocketPath;
}
