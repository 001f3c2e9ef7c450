import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// A server writes its number into the first line of the file, its port into the fourth, its socket's folder into the fifth.

export function pidFile(cluster: string): string {
  return join(cluster, 'postmaster.pid');
}

export function writtenPid(cluster: string): number | undefined {
  return numberIn(cluster, 0);
}

export function writtenPort(cluster: string): number | undefined {
  return numberIn(cluster, 3);
}

/** The folder of the first socket of the server that wrote the file; none where it has none, or has not said so yet. */
export function writtenSocketFolder(cluster: string): string | undefined {
  const written = readLines(cluster)[4]?.trim() ?? '';
  return written === '' ? undefined : written;
}

function numberIn(cluster: string, line: number): number | undefined {
  const written = Number(readLines(cluster)[line]);
  return Number.isInteger(written) && written > 0 ? written : undefined;
}

/** Empty where there is no file, or one that is not ours to read. */
function readLines(cluster: string): string[] {
  try {
    return readFileSync(pidFile(cluster), 'utf8').split('\n');
  } catch {
    return [];
  }
}
