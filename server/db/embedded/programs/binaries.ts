import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';
import { productRoot } from '#server/product-root.ts';
import { startRefusal } from '#server/process/start-refusal.ts';
import { canReach } from '../account.ts';
import { newerOnMachine } from './machine-postgres.ts';
import type { Place } from '../place.ts';
import type { System } from '../system.ts';

export interface Binaries {
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** The major version, which the data has to be of. */
  major: number;
  /** A notice to the operator about them. */
  notice?: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

/** A newer one of the machine's own, which its system keeps up to date; else what the product brings. */
export function findBinaries(place: Place): Binaries {
  const { system, account } = place;
  const folder = packageFolder(system);
  const packaged = versionIn(folder);
  const newer = newerOnMachine(packaged, (program) => canReach(account, program));
  if (newer === undefined) return packagedBinaries(place, folder, packaged);
  const shortly = packaged.split('.').slice(0, 2).join('.');
  const notice = `The machine's own PostgreSQL ${newer.version} (${newer.folder}) is used: it is newer than the packaged ${shortly}.`;
  return { ...binariesIn(newer.folder, system, newer.version), notice };
}

/** The package's own binaries where the database's user may run them, else a copy made once for each version. */
function packagedBinaries(place: Place, folder: string, version: string): Binaries {
  const { system, account } = place;
  const own = binariesIn(join(folder, 'native', 'bin'), system, version);
  if (canReach(account, own.postgres) && linksAreThere(folder)) return own;
  const copy = join(copiesFolder(place), `postgresql-${version}`);
  if (!existsSync(copy)) copyWhole(folder, copy);
  return binariesIn(join(copy, 'native', 'bin'), system, version);
}

function versionIn(folder: string): string {
  return packageFile.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).version;
}

/** The package exports its entry alone, so its folder is looked for as Node would. */
function packageFolder({ packageName: name }: System): string {
  let folder = productRoot;
  while (folder !== dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    folder = dirname(folder);
  }
  throw startRefusal(
    `There is no embedded database for this machine (${name}): set DATABASE_URL to a PostgreSQL.`,
  );
}

/** Root's copies stand beside each other's data, open to read; anybody else's inside their own data folder. */
function copiesFolder(place: Place): string {
  const isRoot = process.getuid?.() === 0;
  const folder = isRoot ? '/var/lib/marketwaka' : place.home;
  mkdirSync(folder, { recursive: true });
  if (isRoot) chmodSync(folder, 0o755);
  return folder;
}

/** Another start may be copying too: each copies beside, and the first to rename wins. */
function copyWhole(folder: string, copy: string): void {
  const beside = `${copy}.${process.pid}`;
  rmSync(beside, { recursive: true, force: true });
  mkdirSync(beside);
  cpSync(join(folder, 'native'), join(beside, 'native'), { recursive: true, verbatimSymlinks: true });
  makeLinks(beside);
  openToRead(beside);
  try {
    renameSync(beside, copy);
  } catch (error) {
    rmSync(beside, { recursive: true, force: true });
    if (!existsSync(copy)) throw error;
  }
}

/** A checkout made under a strict umask is nobody's to read, and a copy keeps its modes. */
function openToRead(path: string): void {
  const found = lstatSync(path);
  if (found.isSymbolicLink()) return;
  if (!found.isDirectory()) return chmodSync(path, (found.mode & 0o100) === 0 ? 0o644 : 0o755);
  chmodSync(path, 0o755);
  for (const name of readdirSync(path)) openToRead(join(path, name));
}

function linksAreThere(folder: string): boolean {
  try {
    makeLinks(folder);
    return true;
  } catch {
    return false;
  }
}

/** npm packs no symbolic links; the libraries want theirs, and the package says which. */
function makeLinks(folder: string): void {
  const list = linkList.parse(JSON.parse(readFileSync(join(folder, 'native', 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of list) {
    const link = join(folder, target);
    if (existsSync(link)) continue;
    rmSync(link, { force: true });
    symlinkSync(join(relative(dirname(target), dirname(source)), basename(source)), link);
  }
}

function binariesIn(folder: string, { suffix }: System, version: string): Binaries {
  const program = (name: string) => join(folder, `${name}${suffix}`);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
    major: Number.parseInt(version, 10),
  };
}
