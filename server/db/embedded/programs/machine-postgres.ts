import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** A PostgreSQL that the machine's own packages keep up to date. */
export interface MachinePostgres {
  /** The folder of its programs. */
  folder: string;
  version: string;
}

/**
 * The folders in which systems put the programs of one major version: Debian, Red Hat, Homebrew (Apple's and Intel's
 * processors), Postgres.app.
 */
export function usualFolders(major: number): string[] {
  return [
    `/usr/lib/postgresql/${major}/bin`,
    `/usr/pgsql-${major}/bin`,
    `/opt/homebrew/opt/postgresql@${major}/bin`,
    `/usr/local/opt/postgresql@${major}/bin`,
    `/Applications/Postgres.app/Contents/Versions/${major}/bin`,
  ];
}

/** The newest of the packaged one's major version that is newer than it, whole, and can be run. */
export function newerOnMachine(
  packaged: string,
  mayRun: (program: string) => boolean,
  folders = usualFolders(majorOf(packaged)),
): MachinePostgres | undefined {
  return folders
    .filter((folder) => ['postgres', 'initdb'].every((name) => isRunnable(join(folder, name), mayRun)))
    .flatMap((folder) => ({ folder, version: versionOf(folder) ?? '' }))
    .filter(({ version }) => majorOf(version) === majorOf(packaged) && minorOf(version) > minorOf(packaged))
    .filter(({ folder }) => hasSearch(folder))
    .toSorted((one, other) => minorOf(other.version) - minorOf(one.version))[0];
}

function isRunnable(program: string, mayRun: (program: string) => boolean): boolean {
  return existsSync(program) && mayRun(program);
}

function versionOf(folder: string): string | undefined {
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8', timeout: 5000 });
  return /\(PostgreSQL\) (\d+\.\d+)/.exec(stdout ?? '')?.[1];
}

/** The search needs an extension that some systems keep in a package of its own; its data would not open without. */
function hasSearch(folder: string): boolean {
  const config = join(folder, 'pg_config');
  const configured = existsSync(config)
    ? spawnSync(config, ['--pkglibdir'], { encoding: 'utf8' }).stdout.trim()
    : '';
  const libraries = [configured, join(folder, '../lib'), join(folder, '../lib/postgresql')];
  return libraries.some((library) =>
    ['pg_trgm.so', 'pg_trgm.dylib'].some((name) => library !== '' && existsSync(join(library, name))),
  );
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

function minorOf(version: string): number {
  return Number(version.split('.')[1]);
}
