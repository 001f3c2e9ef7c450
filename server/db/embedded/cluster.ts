import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startRefusal } from '#server/process/start-refusal.ts';
import { readingRole } from '../reading/reading-role.ts';
import { nameOf, writeOwned } from './account.ts';
import type { Binaries } from './programs/binaries.ts';
import { loopback } from './door.ts';
import { refusalInWords, refusalOfFullDisk, userName } from './folder-refusal.ts';
import type { Place } from './place.ts';
import { isRunning } from './processes.ts';
import { environmentFor } from './system.ts';

/** The owner of everything in it. */
export const databaseUser = 'marketwaka';
/** As whom the product serves: it owns nothing. */
export const servingUser = 'marketwaka_app';

/** Makes the cluster if there is none: beside its place and then renamed, so that a killed first start leaves nothing half made. */
export async function ensureCluster(place: Place, binaries: Binaries): Promise<void> {
  refuseNamelessUser(place);
  if (existsSync(place.cluster)) refuseOtherMajor(place, binaries);
  else await makeCluster(place, binaries);
  letOnlyUsIn(place);
}

/** The password stands inside the cluster, and comes and goes with it. There is none where the kernel says who calls. */
export function passwordFile(cluster: string): string {
  return join(cluster, 'marketwaka-password');
}

/** PostgreSQL, and the socket's peer authentication, go by names. */
function refuseNamelessUser({ door, account }: Place): void {
  if (door.kind !== 'socket' || account?.uid !== process.getuid?.() || userName() !== undefined) return;
  throw startRefusal(
    `The embedded database cannot run as user number ${account?.uid}, which has no name on this machine: start MarketWaka as a user that has one, or set DATABASE_URL to a PostgreSQL.`,
  );
}

function refuseOtherMajor({ cluster }: Place, { major }: Binaries): void {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined;
  if (found === String(major)) return;
  throw startRefusal(
    found === undefined
      ? `DATA_DIR: ${cluster} is no whole database, for its file PG_VERSION is missing. Put the folder back as it was, or restore a backup into an empty DATA_DIR (npm run restore).`
      : `DATA_DIR: the database in ${cluster} is of PostgreSQL ${found}, and this MarketWaka runs PostgreSQL ${major}; nothing was changed. Make a backup with the MarketWaka that it was made with (npm run backup), and restore it here into an empty DATA_DIR (npm run restore).`,
  );
}

async function makeCluster(place: Place, binaries: Binaries): Promise<void> {
  removeLeftovers(place);
  const beside = `${place.cluster}.${process.pid}`;
  await runInitdb(place, binaries, beside);
  try {
    renameSync(beside, place.cluster);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(place.cluster)) throw error;
  }
}

/** Removes the leftovers of a killed first start; one that is still at work has a process of that number. */
function removeLeftovers(place: Place): void {
  for (const name of readdirSync(place.home)) {
    const pid = new RegExp(`^${basename(place.cluster)}\\.(\\d+)(\\.password)?$`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(place.home, name), { recursive: true, force: true });
  }
}

async function runInitdb(place: Place, binaries: Binaries, folder: string): Promise<void> {
  const password = `${folder}.password`;
  const isByPassword = place.door.kind === 'loopback';
  if (isByPassword) writeOwned(password, `${randomBytes(24).toString('hex')}\n`, place.account);
  const child = spawn(
    binaries.initdb,
    [
      `--pgdata=${folder}`,
      `--username=${databaseUser}`,
      ...(isByPassword ? ['--auth=scram-sha-256', `--pwfile=${password}`] : ['--auth=peer']),
      '--encoding=UTF8',
      // The same order of words on every machine, whatever locales it has.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      '--no-instructions',
    ],
    {
      ...place.account,
      cwd: place.home,
      env: environmentFor(place.system),
      stdio: ['ignore', 'ignore', 'pipe'],
      windowsHide: true,
    },
  );
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  await once(child, 'close');
  if (child.exitCode === 0) {
    if (isByPassword) renameSync(password, passwordFile(folder));
    return;
  }
  const full = refusalOfFullDisk(place.home);
  for (const left of [folder, password]) rmSync(left, { recursive: true, force: true });
  throw full ?? refusalInWords(complaints, place.home) ?? startRefusal(notMade(place, complaints));
}

function notMade({ home }: Place, complaints: string): string {
  const last = complaints.trim().split('\n').at(-1) ?? '';
  return `DATA_DIR: the embedded database could not be made in ${home}: ${last}`;
}

/**
 * Over the network a password is asked for; over the socket the kernel says who calls. The user who starts the product
 * is let in, also to read as people read, and whom root has it serve as, to serve alone.
 */
function letOnlyUsIn(place: Place): void {
  const write = (name: string, line: string) =>
    writeOwned(join(place.cluster, name), `${line}\n`, place.account);
  if (place.door.kind === 'loopback')
    return write('pg_hba.conf', `host all all ${loopback}/32 scram-sha-256`);
  write('pg_hba.conf', 'local all all peer map=app');
  const us = userName();
  const mayServe = new Set([us, nameOf(place.account) ?? us]);
  const lines = [...mayServe].map((name) => `app "${name}" ${servingUser}`);
  const ours = [databaseUser, readingRole].map((role) => `app "${us}" ${role}`);
  write('pg_ident.conf', [...ours, ...lines].join('\n'));
}
