import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';
import { posix, win32 } from 'node:path';

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * A number in a file says little after a crash or in a new container; a database server stands in its data folder, and
 * where nobody can tell where a program stands, it is at least PostgreSQL.
 */
export function standsIn(folder: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  return hasProc() ? workingFolder(pid) === realpathSync(folder) : isPostgres(pid);
}

/** Every process that stands in the folder; none where nobody can tell: PostgreSQL itself then knows its own by their memory. */
export function processesIn(folder: string): number[] {
  if (!hasProc()) return [];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === real);
}

/** True when that number is PostgreSQL's, by the system's own list of programs. */
export function isPostgres(pid: number, platform: NodeJS.Platform = process.platform): boolean {
  const [command, ...words] = listingOf(pid, platform);
  try {
    const listed = execFileSync(command, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return listsPostgres(listed, platform);
  } catch {
    return false;
  }
}

function listingOf(pid: number, platform: NodeJS.Platform): [string, ...string[]] {
  return platform === 'win32'
    ? ['tasklist.exe', '/FI', `PID eq ${pid}`, '/FO', 'CSV', '/NH']
    : ['ps', '-o', 'comm=', '-p', String(pid)];
}

/** `"postgres.exe","1234",…` on Windows, the program or its whole path elsewhere. */
export function listsPostgres(listed: string, platform: NodeJS.Platform): boolean {
  const line = listed.trim();
  const program = platform === 'win32' ? line.split(',')[0]?.replaceAll('"', '') : line;
  return /^postgres(\.exe)?$/i.test((platform === 'win32' ? win32 : posix).basename(program ?? ''));
}

function hasProc(): boolean {
  return existsSync('/proc/self/cwd');
}

function workingFolder(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
}
