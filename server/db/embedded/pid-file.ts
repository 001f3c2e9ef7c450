import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A server writes its number into the first line of the file, and the port that it listens on into the fourth.

export function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export function writtenPid(cluster: string): number | undefined {
  return numberIn(cluster, 0);
}

export function writtenPort(cluster: string): number | undefined {
  return numberIn(cluster, 3);
}

function numberIn(cluster: string, line: number): number | undefined {
  const written = Number(readLines(cluster)[line]);
  return Number.isInteger(written) && written > 0 ? written : undefined;
}

/** None where there is no file, or one that is not ours to read. */
function readLines(cluster: string): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}
