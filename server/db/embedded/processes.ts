import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs';

export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A number in a file says little after a crash or in a new container; a database server stands in its data folder. */
export function standsIn(folder: string, pid: number): boolean {
  if (!isRunning(pid)) return false;
  return hasProc() ? workingFolder(pid) === realpathSync(folder) : true;
}

/** Every process that stands in the folder. Without /proc nobody can tell, and somebody is assumed to. */
export function processesIn(folder: string): number[] {
  if (!hasProc()) return [process.pid];
  const real = realpathSync(folder);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => workingFolder(pid) === real);
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
